/** The races to choose from: what each is called, and what happens in it. */
import type { PresetId } from '#core';

export const racePresetWords = {
  'two-sign-ups': {
    title: 'Two people sign up with one email',
    about: 'Ada and Bea want the same address in the same second. Both find it free.',
  },
  'two-email-changes': {
    title: 'Two changes of one account’s email',
    about: 'Both windows read ada@x.org, and each moves the account’s lock to another address.',
  },
  'change-against-delete': {
    title: 'Change against delete',
    about: 'One window saves a new name while another deletes the account. An update makes the item it does not find.',
  },
  'status-moved-twice': {
    title: 'Status moved twice',
    about: 'The status is part of the ticket’s key, so moving it is a delete and a put. Two people move it at once.',
  },
  'expired-claim': {
    title: 'Claim of an expired reservation',
    about: 'A hold has run out but is still stored. Its owner extends it while somebody else takes the seat.',
  },
  retry: {
    title: 'A retry, with and without a token',
    about: 'The answer to the sign-up is lost, so it is sent again. Meanwhile the account may have been deleted.',
  },
  'one-index-key': {
    title: 'Two writers on one index key',
    about: 'Assigning a ticket writes its index key from the team that was read. Changing the team does not write it.',
  },
  'created-again': {
    title: 'Deleted and created again',
    about: 'The new account’s version is 1 again: the version alone does not tell it from the one that was read.',
  },
  'expiry-and-email': {
    title: 'Expiry extended while the value changes',
    about: 'The lock carries the expiry. Who moves the lock to another seat writes the expiry it has read.',
  },
  'two-part-reference': {
    title: 'A reference of two parts',
    about: 'One changes the team, one the role. Each checks a pair of which it has read one half.',
  },
  'removed-reference': {
    title: 'What is referred to is removed',
    about: 'A member joins with a role while somebody removes that role.',
  },
  'repeated-after-move': {
    title: 'A create repeated after a move',
    about:
      'Under its first key the ticket is no longer there, so a repetition makes it again. No guard on the key sees that: a unique constraint on the id prevents it, or a token.',
  },
  'expired-release': {
    title: 'Giving back what is no longer yours',
    about: 'An expired hold is given back after somebody else has taken over its lock.',
  },
  'removed-by-time': {
    title: 'Removed by time to live',
    about:
      'Time to live removes the lock of an expired hold before the hold itself. The seat is taken anew, and only then the old hold is given back.',
  },
  'stale-version': {
    title: 'Two windows save one form',
    about: 'The second saves over what it has never seen, unless it says which version it has read.',
  },
  'stated-expectation': {
    title: 'Decided twice',
    about: 'The design says: only while nothing is decided. Both people see that it is not.',
  },
} as const satisfies Record<PresetId, { readonly title: string; readonly about: string }>;

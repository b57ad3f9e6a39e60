/** Reads a design from pasted text or a file. What is wrong with it is said; what is open stays open until it is right. */
import { useState } from 'react';
import type { DesignIssue } from '#core';
import { issueText, t } from '#i18n';
import { openTextFile } from '#platform';
import { useActions } from '#state';
import { Button, Dialog, TextField } from '#ui';

const ISSUES_SHOWN = 8;

export function ImportDialog() {
  const { closeDialog, importDesign } = useActions();
  const [text, setText] = useState('');
  const [issues, setIssues] = useState<readonly DesignIssue[]>([]);
  const words = t.shell.importing;
  const read = (json: string): void => {
    const result = importDesign(json);
    if (result.ok) closeDialog();
    else setIssues(result.issues);
  };
  const choose = async (): Promise<void> => {
    const json = await openTextFile('.json,application/json');
    if (json === null) return;
    setText(json);
    read(json);
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onClose={closeDialog}
      actions={
        <>
          <Button variant="outline" onPress={() => void choose()}>
            {words.choose}
          </Button>
          <Button variant="solid" isDisabled={text.trim() === ''} onPress={() => read(text)}>
            {words.open}
          </Button>
        </>
      }
    >
      <p className="mb-3 text-mute">{words.intro}</p>
      <TextField
        hint={null}
        label={words.field}
        value={text}
        rows={8}
        mono
        onChange={(json) => {
          setText(json);
          setIssues([]);
        }}
      />
      <Issues issues={issues} />
    </Dialog>
  );
}

function Issues({ issues }: { readonly issues: readonly DesignIssue[] }) {
  const words = t.shell.importing;
  return (
    <div role="alert" className="mt-3 empty:hidden">
      {issues.length > 0 && (
        <>
          <p className="text-error">{words.notADesign(issues.length)}</p>
          <ul className="mt-1 list-disc pl-5 text-small">
            {issues.slice(0, ISSUES_SHOWN).map((issue) => (
              <li key={issueText(issue)}>{issueText(issue)}</li>
            ))}
          </ul>
          {issues.length > ISSUES_SHOWN && (
            <p className="text-small text-mute">{words.more(issues.length - ISSUES_SHOWN)}</p>
          )}
        </>
      )}
    </div>
  );
}

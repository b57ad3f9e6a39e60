import { expect, test } from 'vitest';
import { failureWords } from './en/failures.ts';

test.each([
  ['Account', 'This account already exists.'],
  ['E', 'This E already exists.'],
  ['SKU', 'This SKU already exists.'],
  ['LineItem', 'This LineItem already exists.'],
  ['Support ticket', 'This support ticket already exists.'],
  ['API Key', 'This API key already exists.'],
  ['Élève', 'This élève already exists.'],
])('%s keeps its case in a sentence unless it is a capitalised word', (entity, told) => {
  expect(failureWords.exists.tell({ entity, fields: [] })).toBe(told);
});

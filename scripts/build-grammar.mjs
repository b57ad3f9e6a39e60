/**
 * `node scripts/build-grammar.mjs`: turns src/core/expression/grammar/expression.peggy into the parser beside it.
 * The parser is checked in, so that building the app needs no generator. With `--check` nothing is written; the exit
 * code says whether the parser is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import peggy from 'peggy';
import { ROOT } from './lib/paths.mjs';

const FOLDER = join(ROOT, 'src/core/expression/grammar');
const SOURCE = join(FOLDER, 'expression.peggy');
const PARSER = join(FOLDER, 'expression-parser.generated.js');

const parser = peggy.generate(readFileSync(SOURCE, 'utf8'), {
  allowedStartRules: ['Condition', 'Update', 'Projection', 'Tokens'],
  format: 'es',
  grammarSource: 'expression.peggy',
  output: 'source',
});

if (!process.argv.includes('--check')) writeFileSync(PARSER, parser);
else if (readFileSync(PARSER, 'utf8') !== parser) {
  console.error('The expression parser is out of date: run node scripts/build-grammar.mjs');
  process.exit(1);
}

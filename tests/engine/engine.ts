/**
 * A DynamoDB engine for tests: whatever DYNAMODB_ENDPOINT names, else the native emulator that comes as an optional
 * package. One engine a test file, on a port of its own, gone with the process that started it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { arch, platform } from 'node:process';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Abilities, probeEngine } from './probe-engine.ts';

export interface Engine extends Abilities {
  readonly endpoint: string;
  readonly client: DynamoDBClient;
  readonly stop: () => Promise<void>;
}

const PACKAGE = '@dynoxide/linux-x64';

/** The engine's program, or why there is none. */
function findProgram(): { readonly path: string } | { readonly skipped: string } {
  if (platform !== 'linux' || arch !== 'x64') {
    return { skipped: `${PACKAGE} runs on linux-x64, this is ${platform}-${arch}; set DYNAMODB_ENDPOINT to test here` };
  }
  try {
    const path = createRequire(import.meta.url).resolve(`${PACKAGE}/dynoxide`);
    return existsSync(path) ? { path } : { skipped: `${PACKAGE} holds no program` };
  } catch {
    return { skipped: `${PACKAGE} is not installed; npm install, or set DYNAMODB_ENDPOINT` };
  }
}

/** Why engine tests cannot run here; undefined when they can. */
export function engineMissing(): string | undefined {
  if (process.env.DYNAMODB_ENDPOINT) return undefined;
  const program = findProgram();
  return 'skipped' in program ? program.skipped : undefined;
}

/** Starts an engine, or says why it cannot. */
export async function startEngine(): Promise<Engine | { readonly skipped: string }> {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  if (endpoint) {
    const client = connect(endpoint, process.env.AWS_ACCESS_KEY_ID === undefined);
    return { endpoint, client, ...(await probeEngine(client)), stop: async () => client.destroy() };
  }
  const program = findProgram();
  if ('skipped' in program) return program;
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const started = await launch(program.path, port);
    if (started.ok) return emulator(`http://127.0.0.1:${port}`, started.stop);
    if (attempt === 3) throw new Error(`the engine did not start: ${started.output}`);
  }
}

const connect = (endpoint: string, anyone: boolean): DynamoDBClient =>
  new DynamoDBClient({
    endpoint,
    region: process.env.AWS_REGION ?? 'us-east-1',
    ...(anyone ? { credentials: { accessKeyId: 'test', secretAccessKey: 'test' } } : {}),
    maxAttempts: 1,
  });

function emulator(endpoint: string, stopProgram: () => Promise<void>): Engine {
  const client = connect(endpoint, true);
  return {
    endpoint,
    client,
    multiAttributeIndexes: false,
    transactionUnits: true,
    stop: async () => {
      client.destroy();
      await stopProgram();
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

/** Ends the engine when its standard input closes: that happens even if the test process is killed. */
const GUARDED =
  'exec 3<&0; "$0" serve --host 127.0.0.1 --port "$1" & pid=$!; (cat <&3 >/dev/null; kill $pid 2>/dev/null) & wait $pid';

type Launched =
  | { readonly ok: true; readonly stop: () => Promise<void> }
  | { readonly ok: false; readonly output: string };

function launch(program: string, port: number): Promise<Launched> {
  const child = spawn('/bin/sh', ['-c', GUARDED, program, String(port)], { stdio: ['pipe', 'pipe', 'pipe'] });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('listening on')) resolve({ ok: true, stop: () => stop(child, gone) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    gone.then(() => {
      child.stdin.destroy();
      resolve({ ok: false, output });
    });
  });
}

async function stop(child: ChildProcess, gone: Promise<void>): Promise<void> {
  child.stdin?.destroy();
  await gone;
}

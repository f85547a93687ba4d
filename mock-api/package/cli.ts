#!/usr/bin/env node
import packageJson from '../../package.json' with { type: 'json' }
import { main } from '../command.ts'

const help = `yoimachi ${packageJson.version}: the mock of the 宵待 API

  yoimachi serve [options]           starts a server and prints where it listens
    yoimachi serve --port 3100 --seed 7 --members 300 --now 2026-11-21T12:00 --ready-file ready.json

  yoimachi ctl NOUN VERB [--FIELD VALUE]   makes one call of the control API and prints its response as JSON
    yoimachi ctl session open --persona woman
    yoimachi ctl clock move --edge next-reset
    yoimachi ctl world reset --clean
    yoimachi ctl faults replace --json '[{"match":{"path":"/api/send_like"},"status":500}]'
    --url URL      the server; default YOIMACHI_URL, else http://127.0.0.1:3100
    --world NAME   a world beside the first, such as w1
    --json BODY    the body as JSON, or @FILE for that of a file
    --full         whole lists and texts

  yoimachi har                       prints the recorded calls and frames of a server as an HTTP Archive
    yoimachi har --url http://127.0.0.1:3100 > exchanges.har

  yoimachi contract --base URL | --har FILE   checks a server, or a recording, against the documented API
    yoimachi contract --base http://127.0.0.1:3100
    yoimachi contract --har recording.har

  yoimachi play FILE... [--out DIR]  plays stories, or a folder of them, without a browser and checks calls and mails
    yoimachi play stories --out story-results
    --browser      plays the actions on pages too, in Chromium through your playwright, with pictures in DIR
    --lang ja|en   language of titles and written cases; default ja

  yoimachi ctl --help                lists all control calls
  yoimachi serve --help              lists the options of the server`

const streams = {
  print: (line: string) => process.stdout.write(`${line}\n`),
  write: (bytes: Uint8Array) => process.stdout.write(bytes),
  warn: (line: string) => process.stderr.write(`${line}\n`),
  env: process.env,
}

interface Command {
  /** Returns the exit code; undefined for a server, which runs on. */
  readonly run: (args: readonly string[]) => Promise<number | undefined>
  /** Returns the lines of `--help`; the help of the program without it. */
  readonly help?: () => Promise<readonly string[]>
}

/** Commands by name. Each loads its code when it runs. */
const commands = new Map(
  Object.entries<Command>({
    serve: {
      run: async (args) => {
        await main(args)
        return undefined
      },
      help: async () => (await import('../server/cli-options.ts')).optionLines(),
    },
    ctl: {
      run: async (args) => (await import('./ctl/command.ts')).ctl(args, streams),
      help: async () => (await import('./ctl/command.ts')).commandList(),
    },
    har: { run: async (args) => (await import('./ctl/command.ts')).har(args, streams) },
    play: { run: async (args) => (await import('./play/play.ts')).play(args, streams) },
    contract: { run: checkContract },
  }),
)

async function checkContract(args: readonly string[]): Promise<number> {
  const { contractCommand } = await import('../tools/contract-check/command.ts')
  const { tokyoDay } = await import('../../src/contract/rules/tokyo-time.ts')
  const { systemNow } = await import('../engine/clock/system-clock.ts')
  return contractCommand(args, { ...streams, driftFile: 'contract-drift.json', today: tokyoDay(systemNow()) })
}

/** Lines that a command line prints instead of running a command; undefined when it runs one. */
async function linesOf(name: string, args: readonly string[]): Promise<readonly string[] | undefined> {
  if (name === '--version') return [packageJson.version]
  if (name === '--help') return [help]
  const command = commands.get(name)
  if (!command || !args.includes('--help')) return undefined
  return command.help?.() ?? [help]
}

/** Runs a command line. Returns the exit code; undefined for a server, which runs on. */
async function runLine([name = '--help', ...args]: readonly string[]): Promise<number | undefined> {
  const lines = await linesOf(name, args)
  for (const line of lines ?? []) streams.print(line)
  if (lines) return 0
  const command = commands.get(name)
  if (command) return command.run(args)
  streams.warn(`${name} is no command of yoimachi. See yoimachi --help.`)
  return 2
}

const code = await runLine(process.argv.slice(2))
if (code !== undefined) process.exitCode = code

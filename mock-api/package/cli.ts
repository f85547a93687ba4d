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

const [command, ...args] = process.argv.slice(2)
const streams = {
  print: (line: string) => process.stdout.write(`${line}\n`),
  write: (bytes: Uint8Array) => process.stdout.write(bytes),
  warn: (line: string) => process.stderr.write(`${line}\n`),
  env: process.env,
}
const wantsHelp = args.includes('--help')

if (command === 'serve' && !wantsHelp) await main(args)
else if (command === 'serve') {
  const { printOptions } = await import('../server/cli-options.ts')
  printOptions(streams.print)
} else if (command === 'ctl') {
  const { commandList, ctl } = await import('./ctl.ts')
  if (wantsHelp) for (const line of commandList()) streams.print(line)
  else process.exitCode = await ctl(args, streams)
} else if (command === 'har' && !wantsHelp) {
  const { har } = await import('./ctl.ts')
  process.exitCode = await har(args, streams)
} else if (command === 'play' && !wantsHelp) {
  const { play } = await import('./play/play.ts')
  process.exitCode = await play(args, streams)
} else if (command === 'contract' && !wantsHelp) {
  const { contractCommand } = await import('../tools/contract-check/command.ts')
  const { tokyoDay } = await import('../../src/contract/rules/tokyo-time.ts')
  const { systemNow } = await import('../engine/clock/system-clock.ts')
  process.exitCode = await contractCommand(args, {
    ...streams,
    driftFile: 'contract-drift.json',
    today: tokyoDay(systemNow()),
  })
} else if (command === '--version') streams.print(packageJson.version)
else {
  const isHelp = command === undefined || ['--help', 'har', 'play', 'contract'].includes(command)
  if (isHelp) streams.print(help)
  else streams.warn(`${command} is no command of yoimachi. See yoimachi --help.`)
  process.exitCode = isHelp ? 0 : 2
}

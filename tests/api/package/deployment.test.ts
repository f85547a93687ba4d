import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readOptions } from '../../../mock-api/server/cli-options.ts'
import { controlEndpoints } from '../../../src/contract/control/endpoints.ts'

// Container and pipeline cannot run here: their form is checked, and that each command in them is one of the package.

const read = (name: string) => readFileSync(new URL(`../../../mock-api/package/${name}`, import.meta.url), 'utf8')
const calls = controlEndpoints.map(({ method, path }) => `${method} ${path}`)

test('the container runs the command of the package without rights and asks whether it is ready', () => {
  const lines = read('Containerfile')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const words = lines.map((line) => line.split(' ', 1)[0])
  expect(words).toEqual(['FROM', 'ARG', 'WORKDIR', 'COPY', 'RUN', 'USER', 'EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT'])
  expect(lines).toContain('USER node')
  const check = lines.find((line) => line.startsWith('HEALTHCHECK')) ?? ''
  const [, path] = /127\.0\.0\.1:3100(\/\w+\/\w+)/.exec(check) ?? []
  expect(calls).toContain(`GET ${path}`)
  const command = JSON.parse((lines.at(-1) ?? '').replace('ENTRYPOINT ', '')) as string[]
  expect(command.slice(0, 3)).toEqual(['node', '/app/node_modules/yoimachi/lib/cli.js', 'serve'])
  expect(readOptions(command.slice(3))).toMatchObject({ listen: '0.0.0.0', port: 3100 })
})

test('the workflow starts, waits, tests, and uploads the case when tests fail', () => {
  const text = read('workflow-example.yml')
  expect(text).not.toContain('\t')
  const [, serve = ''] = /npx yoimachi serve (.*?) 2> /.exec(text) ?? []
  expect(readOptions(serve.split(' '))).toMatchObject({ port: 3100, readyFile: 'ready.json' })
  const order = [
    'npx yoimachi serve',
    'until [ -f ready.json ]',
    'npm test',
    'npx yoimachi play',
    'if: failure()',
    'npx yoimachi har',
    'upload-artifact',
  ]
  const places = order.map((part) => text.indexOf(part))
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(places).not.toContain(-1)
})

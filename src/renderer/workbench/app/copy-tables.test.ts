import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = 'src/renderer/workbench'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)([a-z-]+-)?copy\.ts$/.test(file),
)

/** Names of languages in themselves. */
const inItself = new Set(['日本語', 'English'])

/** Values that a text may be made of; the first that its function takes is used. */
const samples = [3, 'X1', ['X1'], true, undefined, () => 'X1']

/** Everything that a table says, by its path. Functions are called with samples. */
function* textsOf(value: unknown, path: string): Generator<readonly [path: string, text: string]> {
  if (typeof value === 'string') yield [path, value]
  else if (typeof value === 'function') {
    const results = samples.flatMap((sample) => {
      try {
        return [(value as (...values: unknown[]) => unknown)(...Array.from({ length: 8 }, () => sample))]
      } catch {
        return []
      }
    })
    if (results.length === 0) throw new Error(`No sample fits ${path}.`)
    for (const result of results) yield* textsOf(result, `${path}()`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, `${path}.${key}`)
  }
}

async function saidIn(language: 'ja' | 'en'): Promise<(readonly [path: string, text: string])[]> {
  const tables = await Promise.all(
    files.map(async (file) => {
      const module = (await import(`../${file}`)) as Record<string, unknown>
      return Object.entries(module).flatMap(([name, table]) =>
        typeof table === 'object' && table !== null && language in table
          ? [...textsOf((table as Record<string, unknown>)[language], `${file} ${name}`)]
          : [],
      )
    }),
  )
  return tables.flat().filter(([, text]) => !inItself.has(text))
}

test('English tables say nothing in Japanese, not even a sign', async () => {
  const texts = await saidIn('en')
  expect(texts.length).toBeGreaterThan(700)
  expect(texts.filter(([, text]) => /[\u3000-\u30ff\u4e00-\u9fff\uff00-\uffef]/.test(text))).toEqual([])
})

test('Japanese tables hold no English sentence', async () => {
  const texts = await saidIn('ja')
  expect(texts.length).toBeGreaterThan(700)
  expect(texts.filter(([, text]) => /[a-z]{2,} [a-z]{2,} [a-z]{2,}/.test(text))).toEqual([])
})

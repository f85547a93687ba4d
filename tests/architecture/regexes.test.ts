import { join, resolve } from 'node:path'
import { check } from 'recheck'
import { SyntaxKind, type Node } from 'typescript/unstable/ast'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readSources } from '../../.scripts/lint/typed-sources.mjs'

const root = resolve(import.meta.dirname, '../..')

/** Expressions with superlinear time, or that the checker cannot judge, with the reason why they are harmless. */
const exceptions: Readonly<Record<string, string>> = {}

/** Files that build expressions inside a function, with the source of their parts. */
const madeInFunctions: Readonly<Record<string, string>> = {
  'mock-api/engine/store/generations.ts': 'the names of our own files',
}

interface Found {
  readonly file: string
  readonly text: string
}

/** Literals of the server and its shared code, and every call of the constructor. */
const found = ['src/contract', 'mock-api', 'src/main'].flatMap((folder) =>
  readSources<Found>(
    root,
    join(root, folder, 'tsconfig.json'),
    (file) => file.startsWith(`${folder}/`),
    (file, source) => {
      const here: Found[] = []
      const visit = (node: Node): void => {
        const text = source.text.slice(node.pos, node.end).trim()
        const isMade = node.kind === SyntaxKind.NewExpression || node.kind === SyntaxKind.CallExpression
        if (node.kind === SyntaxKind.RegularExpressionLiteral || (isMade && /^(?:new )?RegExp\(/.test(text)))
          here.push({ file, text })
        node.forEachChild(visit)
      }
      visit(source)
      return here
    },
  ),
)

/** Limits of steps instead of time, and the same drawn texts in each run, so that no machine changes a verdict. */
const judging = {
  timeout: null,
  incubationTimeout: null,
  attackTimeout: null,
  attackLimit: 100_000_000,
  randomSeed: 0,
} as const

/** Returns how an expression grows; undefined if its time is linear. Lookaround and references are tried with drawn texts. */
async function growthOf(expression: RegExp): Promise<string | undefined> {
  const verdict = await check(expression.source, expression.flags, judging)
  if (verdict.status === 'safe') return undefined
  return verdict.status === 'unknown' ? verdict.error.kind : `${verdict.complexity.type}: ${verdict.attack.pattern}`
}

const literals = found.filter(({ text }) => text.startsWith('/'))
const made = new Set(found.filter(({ text }) => !text.startsWith('/')).map(({ file }) => file))

test('every regular expression of the server takes linear time', async () => {
  expect(literals.length).toBeGreaterThan(100)
  const growing: { file: string; text: string; how: string }[] = []
  for (const { file, text } of literals) {
    const end = text.lastIndexOf('/')
    const how = await growthOf(new RegExp(text.slice(1, end), text.slice(end + 1)))
    if (how !== undefined) growing.push({ file, text, how })
  }
  expect(growing.filter(({ text }) => !Object.hasOwn(exceptions, text))).toEqual([])
  expect(Object.keys(exceptions).filter((text) => !growing.some((one) => one.text === text))).toEqual([])
}, 300_000)

test('every expression built from parts takes linear time', async () => {
  const constructed = new Map<string, RegExp[]>()
  const Native = RegExp
  class Recording extends Native {
    constructor(...parts: ConstructorParameters<typeof RegExp>) {
      super(...parts)
      const file = [...made].find((path) => new Error('who asks').stack?.includes(join(root, path)))
      if (file !== undefined) constructed.set(file, [...(constructed.get(file) ?? []), this])
    }
  }
  onTestFinished(() => {
    vi.resetModules()
  })
  vi.resetModules()
  vi.stubGlobal('RegExp', Recording)
  try {
    for (const file of made) await import(join(root, file))
  } finally {
    vi.unstubAllGlobals()
  }
  expect([...made].filter((file) => !constructed.has(file)).toSorted()).toEqual(Object.keys(madeInFunctions).toSorted())
  for (const expression of [...constructed.values()].flat())
    expect(await growthOf(expression), String(expression)).toBeUndefined()
}, 300_000)

test.each([
  /(a+)+$/,
  /(a|a)*$/,
  /(a*)*b/,
  /^(?:a?b?)*$/,
  /^(a|b|ab)*c/,
  /^\d+\d+$/,
  /\s*,\s*/,
  /\s+$/,
  /(.)\/+$/,
  /\d+\.\d{3,}/g,
  /a.*b.*c/,
  /^x|y+$/,
  /x(?=.*y)/,
  /^\s*x/m,
  /(a+)\1b/,
])(
  'reports %s',
  async (expression) => {
    expect(await growthOf(expression)).toMatch(/^(?:polynomial|exponential): /)
  },
  60_000,
)

test.each([
  /\d+/,
  /^\d+$/,
  /^a+b+$/,
  /(?<!\/)\/+$/,
  /^(?:[a-z]+\.)*localhost$/,
  /[?#].*$/s,
  /^[a-z]{1,60}\/?$/,
  /^a+$/m,
  /(?<!a)(a*)b\1/,
])(
  'accepts %s',
  async (expression) => {
    expect(await growthOf(expression)).toBeUndefined()
  },
  60_000,
)

import { parseSync } from 'vite'
import { isNode, rootName, type Node } from './named-ids.ts'

/** Name of the called function or method. */
function calledName(callee: unknown): string {
  if (!isNode(callee)) return ''
  if (callee.type === 'MemberExpression') return calledName(callee.property)
  return callee.type === 'Identifier' ? String(callee.name) : ''
}

/** Whether a call can fail a test: `expect(…)`, a helper called `expect…`, or a Playwright wait for a state. */
function isAssertion({ callee }: Node): boolean {
  return [rootName(callee) ?? '', calledName(callee)].some((name) =>
    /^(?:expect|waitFor(?!Request|Response|Event))/.test(name),
  )
}

/** Whether this part of a test contains an assertion, not counting nested tests. */
function asserts(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(asserts)
  if (!isNode(node)) return false
  if (node.type === 'CallExpression') {
    if (/^(?:test|it|describe)$/.test(rootName(node.callee) ?? '')) return false
    if (isAssertion(node)) return true
  }
  return Object.values(node).some((part) => typeof part === 'object' && asserts(part))
}

/** Statements that prove an id above them: an assertion, or a loop or condition around one. */
const isProof = (statement: unknown) =>
  isNode(statement) && statement.type !== 'VariableDeclaration' && asserts(statement)

const coversCall = (node: unknown): Node | undefined =>
  isNode(node) && node.type === 'CallExpression' && rootName(node.callee) === 'covers' ? node : undefined

const argumentsOf = ({ arguments: given }: Node): readonly unknown[] => (Array.isArray(given) ? given : [])

/** The last argument of `covers(id, () => …)`. */
const assertionOf = (call: Node): Node | undefined => {
  const last = argumentsOf(call).at(-1)
  return isNode(last) && last.type.endsWith('FunctionExpression') ? last : undefined
}

/** Whether an arrow function returns an assertion or the promise of a request that the test awaits. */
const provesItself = ({ body }: Node) => asserts(body) || (isNode(body) && body.type === 'Identifier')

function collect(node: unknown, above: ReadonlySet<unknown>, stray: Node[]): void {
  if (Array.isArray(node)) {
    const isPlain = (statement: unknown) =>
      isNode(statement) && coversCall(statement.expression) !== undefined && !assertionOf(statement.expression as Node)
    const proved = node.filter(
      (statement, at) => isPlain(statement) && isProof(node.slice(at).find((next) => !isPlain(next))),
    )
    const calls = new Set(proved.map((statement: Node) => statement.expression))
    for (const part of node) collect(part, calls, stray)
    return
  }
  if (!isNode(node)) return
  const call = coversCall(node)
  if (call) {
    const assertion = assertionOf(call)
    if (assertion ? !provesItself(assertion) : !above.has(call)) stray.push(call)
  }
  for (const part of Object.values(node)) if (typeof part === 'object') collect(part, above, stray)
}

/** `covers()` calls of a test file that neither wrap an assertion nor stand directly above one. */
export function strayCoversOf(fileName: string, source: string): string[] {
  const stray: Node[] = []
  collect(parseSync(fileName, source).program, new Set(), stray)
  return stray.map(({ start, end }) => source.slice(Number(start), Number(end)))
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes text for HTML and XML and removes the characters that XML forbids. */
export const escaped = (text: string) =>
  // oxlint-disable-next-line no-control-regex -- removes exactly these characters
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replace(/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/g, '')

/** A test of a report: passed without `failure` and `skipped`. */
interface TestCase {
  readonly name: string
  readonly failure?: string
  readonly skipped?: boolean
  /** Text beside the result. */
  readonly output?: string
}

interface TestSuite {
  readonly name: string
  readonly cases: readonly TestCase[]
}

/** Returns a report in the JUnit format, which pipelines read. */
export function junitFile(title: string, suites: readonly TestSuite[]): string {
  const parts = suites.map(({ name, cases }) => {
    const lines = [
      `  <testsuite name="${escaped(name)}" ${countsOf(cases)}>`,
      ...cases.map((one) => caseText(name, one)),
    ]
    return [...lines, '  </testsuite>'].join('\n')
  })
  const head = `<testsuites name="${escaped(title)}" ${countsOf(suites.flatMap(({ cases }) => cases))}>`
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...parts, '</testsuites>', ''].join('\n')
}

function countsOf(cases: readonly TestCase[]): string {
  const failures = cases.filter(({ failure }) => failure !== undefined).length
  const skipped = cases.filter((one) => one.skipped).length
  return `tests="${cases.length}" failures="${failures}"${skipped === 0 ? '' : ` skipped="${skipped}"`}`
}

function caseText(suite: string, { name, failure, skipped = false, output }: TestCase): string {
  const inner = [
    ...(failure === undefined ? [] : [`<failure message="${escaped(failure)}"/>`]),
    ...(skipped ? ['<skipped/>'] : []),
    ...(output === undefined ? [] : [`<system-out>${escaped(output)}</system-out>`]),
  ].join('')
  const head = `    <testcase classname="${escaped(suite)}" name="${escaped(name)}"`
  return inner === '' ? `${head}/>` : `${head}>${inner}</testcase>`
}

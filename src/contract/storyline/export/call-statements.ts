import { controlPrefix } from '../../control/define-control.ts'
import type { ActionOf, StoryAction } from '../actions.ts'
import type { CallExpectation, Expectation, MailExpectation } from '../expectations.ts'
import { playableCalls } from '../playable.ts'
import { chain, type ChainCode, type Code, object, quoted } from './code.ts'
import type { TestBody } from './test-body.ts'

type Fields = Readonly<Record<string, unknown>>

const isRecorded = (expected: Expectation): expected is CallExpectation | MailExpectation =>
  'call' in expected || 'mail' in expected

/** Whether an action expects a call or a mail, which are looked for from the mark before it. */
export const needsMark = ({ expect = [] }: Pick<StoryAction, 'expect'>): boolean => expect.some(isRecorded)

/** Writes a control call: by the function of the package that makes it, else by its path. */
export function writeControl({ control, input }: ActionOf<'control'>, body: TestBody): void {
  body.add(ownCode(control, input, body) ?? pathCode(control, input, body))
}

function ownCode(control: string, input: unknown, body: TestBody): ChainCode | undefined {
  if (control === 'moveClock') return clockCode(input, body)
  return control === 'replaceFaults' ? faultsCode(input, body) : undefined
}

function pathCode(control: string, input: unknown, body: TestBody): ChainCode {
  const endpoint = playableCalls.find(({ id }) => id === control)
  if (!endpoint) throw new Error(`Failed to export the story: it makes no control call ${control}.`)
  const place = [quoted(endpoint.method), quoted(endpoint.path.slice(controlPrefix.length))]
  return chain('mock', '.control', ...place, ...(isEmpty(input) ? [] : [body.value(input)]))
}

const isEmpty = (input: unknown) =>
  input === undefined || (typeof input === 'object' && input !== null && Object.keys(input).length === 0)

/**
 * `mock.clock.jump`, `freeze` or `run`; undefined for a move that these can't make. The contract allows one of `edge`,
 * `advance`, `to` and `mode`.
 */
function clockCode(input: unknown, body: TestBody): ChainCode | undefined {
  const { edge, advance, to, mode, speed, ...options } = input as Fields
  const target = [edge, advance, to].find((value) => typeof value === 'string')
  if (Object.keys(options).some((name) => name !== 'member' && name !== 'keepSessions')) return undefined
  if (target !== undefined)
    return chain('mock.clock', '.jump', quoted(target), ...(isEmpty(options) ? [] : [body.value(options)]))
  if (mode === 'frozen') return chain('mock.clock', '.freeze')
  if (mode === 'running') return chain('mock.clock', '.run', ...(speed === undefined ? [] : [body.value(speed)]))
  return undefined
}

function faultsCode(input: unknown, body: TestBody): ChainCode | undefined {
  if (!Array.isArray(input)) return undefined
  if (input.length === 0) return chain('mock.faults', '.clear')
  return chain('mock.faults', '.set', ...input.map((fault) => body.value(fault)))
}

/** Writes a member's call. It may be refused only with the status that the action expects. */
export function writeCall({ call, as, input, expect = [] }: ActionOf<'call'>, body: TestBody): void {
  const refusal = expect.find((one) => 'call' in one && one.call.status >= 400)
  const options = object({
    as: quoted(as),
    input: isEmpty(input) ? undefined : body.value(input),
    status: refusal && 'call' in refusal ? String(refusal.call.status) : undefined,
  })
  body.add(chain('mock', '.call', quoted(call), options))
}

/** Writes an expected call or mail. Returns false for an expectation of what a page shows. */
export function writeRecorded(expected: Expectation, body: TestBody): expected is CallExpectation | MailExpectation {
  if (!isRecorded(expected)) return false
  body.add('call' in expected ? receivedCode(expected, body) : mailCode(expected))
  return true
}

function receivedCode(
  { call: { method, path, status, response }, as, times }: CallExpectation,
  body: TestBody,
): ChainCode {
  const place = body.text(`${method} ${path}`, 'path')
  const options: Record<string, Code | undefined> = {
    since: 'since',
    member: as === undefined ? undefined : quoted(as),
    status: String(status),
    response: response && body.value(response),
    ...(times === undefined ? { atLeast: '1' } : { times: String(times) }),
  }
  return chain('mock', '.received', place, object(options))
}

function mailCode({ mail: { to, subject, text } }: MailExpectation): ChainCode {
  const part = (value: string | undefined) => (value === undefined ? undefined : quoted(value))
  const options = { to: quoted(to), subject: part(subject), text: part(text), since: 'since' }
  return chain('mock.outbox', '.latest', object(options))
}

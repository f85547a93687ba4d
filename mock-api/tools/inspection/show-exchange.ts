import * as z from 'zod/mini'
import * as contract from '../../../src/contract/control/exchanges.ts'
import { recordedText, recordedValue, fileNote } from '../../../src/contract/rules/recorded-text.ts'
import { phoneOf } from '../../http/hosts.ts'
import { railsPath } from '../../http/request-path.ts'
import { checkCall } from '../contract-check/check-call.ts'
import { checkFrame } from '../contract-check/check-frame.ts'
import { failedCheck } from '../contract-check/verdict.ts'
import { redact, redactHeaders } from '../redact.ts'
import { frameTitle } from './frame-title.ts'
import type { RecordedCall, RecordedFrame, Recorded } from './recorded.ts'

/** Fields stored differently than shown: the instant as a number, the member as an id. */
const storedFields = {
  /** Virtual instant, epoch milliseconds. */
  at: z.number(),
  memberId: z.nullable(z.int()),
}
const rowShape = z.extend(z.omit(contract.exchangeRow, { member: true }), storedFields)

export type ExchangeRow = Readonly<z.output<typeof rowShape>>

export const exchangeShape = z.extend(z.omit(contract.exchange, { member: true }), {
  ...storedFields,
  issues: z.readonly(contract.exchange.shape.issues),
})

/** A call with its response, or a frame of a socket, as the inspector shows it. */
export type Exchange = Readonly<z.output<typeof exchangeShape>>

/** Returns the row of an exchange: all fields except texts. */
export function rowOf(exchange: Exchange): ExchangeRow {
  const { id, kind, at, method, title, phone, memberId, status, durationMs, fault, changes, moment, verdict } = exchange
  return { id, kind, at, method, title, phone, memberId, status, durationMs, fault, changes, moment, verdict }
}

const longestTitle = 400

/** Converts an exchange to redacted texts with a verdict. Never throws, because looking must not stop the server. */
export function showExchange(id: number, recorded: Recorded): Exchange {
  try {
    return textsOf(id, recorded)
  } catch (cause) {
    if ('frame' in recorded) return textsOf(id, { ...recorded, frame: '', verdict: failedCheck('frame', cause) })
    const empty = { request: '', response: '', headers: { request: {}, response: {} } }
    return textsOf(id, { ...recorded, ...empty, verdict: failedCheck('response', cause) })
  }
}

function textsOf(id: number, recorded: Recorded): Exchange {
  const { at, fault = false, operation, moment = null } = recorded
  const changes = operation?.records.length ?? null
  const common = { id, at, fault, changes, moment, memberId: operation?.cause.memberId ?? null }
  return 'frame' in recorded ? { ...common, ...ofFrame(recorded) } : { ...common, ...ofCall(recorded) }
}

function ofFrame({ direction, frame, host = '', verdict }: RecordedFrame) {
  const text = recordedText(frame, redact)
  return {
    kind: 'cable' as const,
    method: direction,
    path: '',
    title: frameTitle(frame),
    phone: phoneOf(host),
    status: 0,
    durationMs: 0,
    requestHeaders: {},
    responseHeaders: {},
    request: direction === 'in' ? text : '',
    response: direction === 'out' ? text : '',
    ...(verdict ?? checkFrame(direction, frame)),
  }
}

function ofCall(call: RecordedCall) {
  const { method, url, status, durationMs, request, headers } = call
  const response = call.response.toString()
  const path = url.replace(/^https?:\/\/[^/]+/, '')
  const params = typeof request === 'string' ? undefined : request
  const made = { method, path: railsPath(path.replace(/\?.*/s, '')), status, response, params }
  const shown = redact(path)
  return {
    kind: 'http' as const,
    method,
    path: shown,
    title: shown.slice(0, longestTitle),
    phone: phoneOf(url),
    status,
    durationMs,
    requestHeaders: redactHeaders(headers.request),
    responseHeaders: redactHeaders(headers.response),
    request: recordedText(requestText(request), redact),
    response: recordedText(response, redact),
    ...(call.verdict ?? checkCall(made)),
  }
}

/** Formats parameters for people: files by name and size, long texts cut. '' without parameters. */
export function requestText(params: unknown): string {
  if (typeof params === 'string') return params
  if (typeof params !== 'object' || params === null || Object.keys(params).length === 0) return ''
  return JSON.stringify(params, (_, value: unknown) => {
    if (value instanceof File) return fileNote(value)
    return typeof value === 'string' ? recordedValue(value) : value
  })
}

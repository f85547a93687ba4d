import { checkCall } from '../contract-check/check-call.ts'
import { checkFrame } from '../contract-check/check-frame.ts'
import { failedCheck } from '../contract-check/verdict.ts'
import { phoneOf } from '../http/hosts.ts'
import { redact, redactHeaders } from '../http/redact.ts'
import type { Exchange } from './exchange-shape.ts'
import { frameTitle } from './frame-title.ts'
import type { Recorded, RecordedCall, RecordedFrame } from './recorded.ts'
import { requestText } from './request-text.ts'

const longestShown = 20_000
const longestTitle = 400

/** An exchange as texts without secrets, with its verdict. Never throws, because looking must not stop the server. */
export function showExchange(id: number, recorded: Recorded): Exchange {
  try {
    return textsOf(id, recorded)
  } catch (cause) {
    if ('frame' in recorded)
      return textsOf(id, { ...recorded, frame: '', verdict: failedCheck('frame', cause) })
    const empty = { request: '', response: '', headers: { request: {}, response: {} } }
    return textsOf(id, { ...recorded, ...empty, verdict: failedCheck('response', cause) })
  }
}

function textsOf(id: number, recorded: Recorded): Exchange {
  const { at, fault = false, operation } = recorded
  const changes = operation?.records.length ?? null
  const common = { id, at, fault, changes, memberId: operation?.cause.memberId ?? null }
  return 'frame' in recorded ? { ...common, ...ofFrame(recorded) } : { ...common, ...ofCall(recorded) }
}

function ofFrame({ direction, frame, host = '', verdict }: RecordedFrame) {
  const text = shorten(frame)
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
  const made = { method, path: path.replace(/\?.*$/s, ''), status, response, params }
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
    request: shorten(requestText(request)),
    response: shorten(response),
    ...(call.verdict ?? checkCall(made)),
  }
}

function shorten(text: string): string {
  // Cut first: redacting costs time for each character.
  return text.length > longestShown ? `${redact(text.slice(0, longestShown))}…` : redact(text)
}

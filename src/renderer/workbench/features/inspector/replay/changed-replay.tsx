import { useState } from 'react'
import type { Exchange } from '../../../../../contract/control/exchanges.ts'
import { parseJson } from '../../../../../contract/rules/parse-json.ts'
import { isIncomplete } from '../../../../../contract/rules/recorded-text.ts'
import { useCopy } from '../../../hub/language.ts'
import { ActionButton } from '../../../parts/buttons.tsx'
import { Field, TextAreaField } from '../../../parts/fields.tsx'
import { inspectorCopy } from '../copy.ts'
import { hasRedacted } from './replay.ts'
import { useReplay, useSenders } from './use-replay.ts'

const indented = (body: string) => {
  const parsed = parseJson(body)
  return parsed === undefined ? body : JSON.stringify(parsed, null, 2)
}

/** Repeats a call with another path or body. */
export function ChangedReplay({ exchange }: { exchange: Exchange }) {
  const { method } = exchange
  const phones = useSenders()
  const replayAndOpen = useReplay()
  const words = useCopy(inspectorCopy).acts
  const [path, setPath] = useState(exchange.path)
  const [request, setRequest] = useState(indented(exchange.request))
  if (phones.length === 0 || isIncomplete(exchange.request)) return null
  const redacted = (text: string) => (hasRedacted(text) ? words.hiddenValues : undefined)
  const problemOfPath = path.startsWith('/api/') ? redacted(path) : words.otherPath
  const problemOfBody = redacted(request)
  return (
    <details className="mb-3 rounded-m px-3.5 py-2.5 text-s inset-ring inset-ring-line">
      <summary className="cursor-pointer">{words.change}</summary>
      <div className="grid gap-3 pt-3">
        <Field
          label={words.path}
          problem={problemOfPath}
          spellCheck={false}
          value={path}
          onChange={setPath}
          controlClassName="font-mono"
        />
        {method !== 'GET' && (
          <TextAreaField
            label={words.body}
            problem={problemOfBody}
            hint={words.ownLogin}
            rows={6}
            spellCheck={false}
            value={request}
            onChange={setRequest}
            controlClassName="font-mono"
          />
        )}
        <div className="flex gap-1.5">
          {phones.map((phone) => (
            <ActionButton
              key={phone}
              disabled={problemOfPath !== undefined || problemOfBody !== undefined}
              run={() => replayAndOpen({ method, path, request }, phone)}
            >
              {words.send(phone.toUpperCase())}
            </ActionButton>
          ))}
        </div>
      </div>
    </details>
  )
}

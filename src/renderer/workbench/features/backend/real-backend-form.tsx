import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isBackendAddress } from '../../../../contract/rules/backend.ts'
import { attempt } from '../../hub/control/attempt.ts'
import { control } from '../../hub/control/call-control.ts'
import { queryClient } from '../../hub/control/query-client.ts'
import { useCopy } from '../../hub/language.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Field } from '../../parts/fields.tsx'
import { BackendChecklist } from './backend-checklist.tsx'
import { chooseBackend } from './choose-backend.ts'
import { backendCopy } from './copy.ts'

const checkKey = ['backend-check'] as const

const isSame = (a: string, b: string) => URL.canParse(b) && new URL(a).href === new URL(b).href

/** Connects a real API whose check has passed. */
function ConnectButtons({ url, current, onCancel }: { url: string; current: string; onCancel: () => void }) {
  const words = useCopy(backendCopy).form
  return (
    <div className="flex flex-wrap gap-2">
      <ActionButton tone="danger" run={() => chooseBackend('real', url)}>
        {words.connect}
      </ActionButton>
      {current === '' && <ActionButton run={() => chooseBackend('beside', url)}>{words.connectB}</ActionButton>}
      <SmallButton tone="text" onClick={onCancel}>
        {words.cancel}
      </SmallButton>
    </div>
  )
}

/** Address of a real API. It is checked before connecting, because actions on a real API are final. */
export function RealBackendForm({ current }: { current: string }) {
  const words = useCopy(backendCopy).form
  const [url, setUrl] = useState(current)
  // Not cached: after a change of the address or the connection nothing may be connected without a new check.
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [...checkKey, url, current],
    queryFn: () => control.checkBackend({ url }),
    enabled: false,
    gcTime: 0,
    retry: false,
  })
  const check = isFetching || isError ? undefined : data
  const isWrong = url !== '' && !isBackendAddress(url)
  const isReady = isBackendAddress(url) && !isSame(url, current)
  const runCheck = (event: React.FormEvent) => {
    event.preventDefault()
    if (isReady) void attempt(() => refetch({ throwOnError: true }))
  }
  const dropCheck = () => void queryClient.resetQueries({ queryKey: checkKey })
  return (
    <form onSubmit={runCheck} aria-label={words.title} className="grid gap-3">
      <h3>{words.title}</h3>
      <p className="text-s text-ink-2">{words.text}</p>
      <Field
        label={words.address}
        problem={isWrong ? words.addressProblem : undefined}
        type="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing to fill in on this panel
        autoFocus
        inputMode="url"
        placeholder="https://api.example.com"
        value={url}
        onChange={(text) => setUrl(text.trim())}
        controlClassName="font-mono"
      />
      <SmallButton className="justify-self-start" type="submit" icon="swap" busy={isFetching} disabled={!isReady}>
        {words.check}
      </SmallButton>
      <div aria-live="polite">{check && <BackendChecklist check={check} />}</div>
      {check?.problem === null && <ConnectButtons url={url} current={current} onCancel={dropCheck} />}
      {check !== undefined && check.problem !== null && <p className="text-s text-ink-2">{words.unchanged}</p>}
    </form>
  )
}

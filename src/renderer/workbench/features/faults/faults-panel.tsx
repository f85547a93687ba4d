import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Failure } from '../../../../contract/control/documented-calls.ts'
import type { PhoneName } from '../../../../contract/rules/hosts.ts'
import { IconButton } from '../../../ui/base/button.tsx'
import { EmptyState } from '../../../ui/feedback/states.tsx'
import { endpointTitle } from '../../hub/control/endpoint-titles.ts'
import { describeFault, faultsQuery, isSpent, setFaults } from '../../hub/control/faults.ts'
import { attempt } from '../../hub/control/flash.ts'
import { memberQuery } from '../../hub/control/queries.ts'
import { phoneInHandAtom, phonesAtom, phonesOnStageAtom, reportsAtom } from '../../hub/state.ts'
import { ActionButton } from '../../parts/buttons.tsx'
import { SearchField } from '../../parts/fields.tsx'
import { Panel, QueryState, useViews } from '../../parts/panel.tsx'
import { failuresQuery, groupFailures, showFailure } from './fault-actions.ts'
import { FaultForm, faultPresets } from './fault-form.tsx'
import { keyOf, pageTextsAtom } from './page-texts.ts'

const titleOf = ({ call }: Failure) => endpointTitle({ id: call, summary: call })

/** Cards of documented refusals by call. A press refuses the next call and opens the page that makes it. */
export function FailureCards() {
  const reports = useAtomValue(reportsAtom)
  const onStage = useAtomValue(phonesOnStageAtom)
  const inHand = useAtomValue(phoneInHandAtom)
  const routeOf = (phone: PhoneName) => reports[phone]?.route ?? ''
  const routes = onStage.map(routeOf)
  const { email } = useAtomValue(phonesAtom)[inHand]
  const { data: member } = useQuery({ ...memberQuery(email ?? ''), enabled: email !== null })
  const [text, setText] = useState('')
  return (
    <>
      <SearchField
        label="失敗を探す"
        placeholder="呼び出し・文・番号で探す"
        value={text}
        onChange={setText}
        className="mb-3"
      />
      <QueryState of={failuresQuery}>
        {(failures) => {
          const wanted = text.trim().toLowerCase()
          const found = failures.filter((failure) =>
            `${failure.method} ${failure.path} ${failure.status} ${failure.text} ${failure.ids.join(' ')} ${titleOf(failure)}`
              .toLowerCase()
              .includes(wanted),
          )
          const { inView, others } = groupFailures(found, routeOf(inHand), wanted === '' ? routes : [], member?.sex)
          if (found.length === 0) return <p className="py-6 text-s text-ink-2">見つかりませんでした。</p>
          return (
            <>
              <p className="mb-2 text-xs text-ink-2 num">
                契約の{new Set(failures.map(({ call }) => call)).size}の呼び出しに、失敗が{failures.length}
                あります。
              </p>
              {inView.length > 0 && (
                <section aria-label="いまの画面の失敗" className="mb-3">
                  <h3 className="mb-1">いまの画面</h3>
                  {inView.map((group) => (
                    <FailureGroup key={group.call} {...group} />
                  ))}
                </section>
              )}
              {others.map((group) => (
                <FailureGroup key={group.call} {...group} isOpen={wanted !== ''} />
              ))}
            </>
          )
        }}
      </QueryState>
    </>
  )
}

/** Kinds of refusals that several calls have, by their codes. */
const kinds = new Map<string, string>(
  Object.entries({
    unauthenticated: 'ログインしていない',
    owner: '別の会員を名乗る',
    sex: '性別が違う',
    age: '年齢確認の前',
    payment: 'お支払いの前',
    unknown: '見つからない',
    invalid: '入力の誤り',
    state: 'いまはできない',
    malformed: '読めない形式',
    'gem-malformed': '読めない形式',
  }),
)

function FailureGroup({ failures, isOpen }: { failures: readonly Failure[]; isOpen: boolean }) {
  const [first] = failures
  const pageTexts = useAtomValue(pageTextsAtom)
  if (!first) return null
  return (
    <details open={isOpen || undefined} className="border-b border-line py-1.5">
      <summary className="flex cursor-pointer items-baseline gap-2 py-1 text-s">
        <span className="font-semibold">{titleOf(first)}</span>
        <code className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">
          {first.method} {first.path}
        </code>
        <span className="text-xs text-ink-3 num">{failures.length}</span>
      </summary>
      <ul className="grid gap-2 py-2">
        {failures.map((failure) => (
          <li key={failure.code} className="grid gap-1.5 rounded-m px-3.5 py-3 inset-ring inset-ring-line">
            <p className="flex items-baseline gap-2 text-s">
              <span className="rounded-s bg-alarm-soft px-1.5 font-mono text-xs font-semibold text-alarm num">
                {failure.status}
              </span>
              <span title={failure.code} className="text-xs text-ink-2">
                {kinds.get(failure.code) ?? 'この呼び出しだけの失敗'}
              </span>
            </p>
            <dl className="grid grid-cols-[auto_1fr] gap-x-2 text-s">
              <dt className="text-ink-3">応答</dt>
              <dd className="font-semibold">{failure.text}</dd>
              <dt className="text-ink-3">画面</dt>
              <dd className={pageTexts.has(keyOf(failure)) ? 'font-semibold' : 'text-ink-3'}>
                {pageTexts.get(keyOf(failure)) ?? '見せると、出た文をここに残します'}
              </dd>
            </dl>
            <div className="flex items-center gap-1.5">
              <code className="min-w-0 flex-1 truncate font-mono text-xs text-ink-3">{failure.ids.join(' ')}</code>
              <ActionButton
                run={() => showFailure(failure)}
                aria-label={`${titleOf(failure)}：「${failure.text}」を見せる`}
              >
                見せる
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

const views = [
  { value: 'failures', label: 'この失敗を見せる' },
  { value: 'faults', label: '回線と障害' },
] as const

/** Form for documented refusals, and for delays, errors and cut connections. */
export function FaultsPanel() {
  const [params] = useSearchParams()
  const wanted = params.get('view') === 'faults' ? 'faults' : 'failures'
  return <FaultsViews key={wanted} first={wanted} />
}

function FaultsViews({ first }: { first: (typeof views)[number]['value'] }) {
  const [view, choice] = useViews('表示', views, first)
  return (
    <Panel title="障害" aside={choice}>
      {view === 'failures' ? <FailureCards /> : <FaultsInForce />}
    </Panel>
  )
}

/** Active faults, and forms to add more. */
function FaultsInForce() {
  return (
    <>
      <QueryState of={faultsQuery} rows={3}>
        {(all) => {
          const faults = all.filter((fault) => !isSpent(fault))
          return (
            <>
              {faults.length === 0 ? (
                <EmptyState icon="bolt" className="py-6">
                  いまは障害を起こしていません。下から加えられます。
                </EmptyState>
              ) : (
                <>
                  <div className="mb-2 text-end">
                    <ActionButton run={() => setFaults([])}>すべて解除</ActionButton>
                  </div>
                  <ul className="mb-5 divide-y divide-line border-y border-line">
                    {faults.map((fault, index) => {
                      const { where, what } = describeFault(fault)
                      return (
                        <li key={`${where}-${index}`} className="flex items-center gap-2 py-2">
                          <span className="min-w-0 flex-1">
                            <code className="block truncate font-mono text-xs">{where}</code>
                            <span className="block text-s text-ink-2">
                              {what}
                              {fault.fired !== undefined && (
                                <span className="ms-2 text-xs text-ink-3 num">{fault.fired}回発生</span>
                              )}
                            </span>
                          </span>
                          <IconButton
                            icon="trash"
                            size={34}
                            label={`${where} の障害を解除`}
                            onClick={() => void attempt(() => setFaults(faults.filter((_, at) => at !== index)))}
                          />
                        </li>
                      )
                    })}
                  </ul>
                </>
              )}
              <h3 className="mb-2">よく使うもの</h3>
              <div className="mb-5 flex flex-wrap gap-1.5">
                {faultPresets.map(({ title, fault }) => (
                  <ActionButton key={title} run={() => setFaults([...faults, fault])}>
                    {title}
                  </ActionButton>
                ))}
              </div>
              <h3 className="mb-2">障害を加える</h3>
              <FaultForm onAdd={(fault) => setFaults([...faults, fault])} />
            </>
          )
        }}
      </QueryState>
    </>
  )
}

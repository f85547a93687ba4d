import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import type { PhoneDifferences } from '../../../../contract/control/backend.ts'
import { type BackendMode, phoneBeside } from '../../../../contract/rules/backend.ts'
import { Notice } from '../../../ui/feedback/states.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { control } from '../../hub/control/call-control.ts'
import { backendQuery } from '../../hub/control/queries.ts'
import { openOnPhone } from '../../hub/phones/phone-login.ts'
import { reportsAtom } from '../../hub/state.ts'
import { ActionButton, SmallButton } from '../../parts/buttons.tsx'
import { Panel, QueryState, Section } from '../../parts/panel.tsx'
import { followPageAtom, useScreenDifferences } from './beside.ts'
import { chooseBackend } from './choose-backend.ts'
import { DriftSection } from './drift-section.tsx'
import { RealBackendForm } from './real-backend-form.tsx'

const kinds = {
  missing: '実際の API にありません',
  extra: 'モックにありません',
  type: '型が違います',
} as const

/** Calls whose status or response shape differs between the two phones. */
export function ResponseDifferences({ differences: { compared, calls } }: { differences: PhoneDifferences }) {
  return (
    <Section title="応答の違い" aside={`${compared}の呼び出しを比較`}>
      {calls.length === 0 ? (
        <p className="text-s text-ink-2">
          {compared === 0 ? '両方で同じ呼び出しがあると、応答の形を見比べます。' : 'ステータスも応答の形も同じです。'}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {calls.map(({ call, mock, real, places }) => (
            <li key={call} className="grid gap-1 py-2 text-xs">
              <code className="font-mono font-semibold break-all">{call}</code>
              {mock !== real && (
                <span className="text-alarm num">{`ステータス ・ モック ${mock} ・ 実際の API ${real}`}</span>
              )}
              {places.map(({ place, kind }) => (
                <span key={place} className="flex items-baseline justify-between gap-3">
                  <code className="min-w-0 font-mono break-all text-ink-2">{place}</code>
                  <span className="shrink-0">{kinds[kind]}</span>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

const everyMs = 1500

/** Differences in calls and screens between the phone of the mock and the phone of the real API. */
export function BesideSection() {
  const [follows, setFollows] = useAtom(followPageAtom)
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const screens = useScreenDifferences()
  const { data: differences } = useQuery({
    queryKey: ['differences'],
    queryFn: () => control.comparePhones(),
    refetchInterval: everyMs,
  })
  const isSamePage = a?.route === beside?.route
  return (
    <>
      <Switch
        label={<span className="text-s font-semibold">A と同じページを B でも開く</span>}
        text="番号の入ったページは、相手が違うため開きません。"
        checked={follows}
        onChange={(event) => setFollows(event.target.checked)}
      />
      <Section title="画面の違い">
        {beside?.uid === null ? (
          <p className="text-s text-ink-2">B のアプリの画面からログインすると、A と見比べられます。</p>
        ) : (
          !isSamePage && (
            <div className="flex flex-wrap items-center gap-2 text-s text-ink-2">
              <span className="min-w-0 flex-1 phrase">A と B で、開いているページが違います。</span>
              <SmallButton icon="phone" onClick={() => openOnPhone(phoneBeside, a?.route ?? '/home')}>
                B を A のページへ
              </SmallButton>
            </div>
          )
        )}
        {screens && (
          <>
            {screens.onlyA.length + screens.onlyB.length === 0 ? (
              <p className="text-s text-leaf">同じ文が並んでいます。</p>
            ) : (
              <>
                <DifferingTexts title="A（モック）だけにある文" texts={screens.onlyA} />
                <DifferingTexts title="B（実際の API）だけにある文" texts={screens.onlyB} />
              </>
            )}
            <p className="text-xs text-ink-2">時刻・日付・並び順の違いは数えません。</p>
          </>
        )}
      </Section>
      {differences && <ResponseDifferences differences={differences} />}
    </>
  )
}

function DifferingTexts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <p className="flex justify-between gap-2 text-xs font-semibold text-ink-2">
        {title}
        <span className="num">{texts.length}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={title} className="max-h-60 divide-y divide-line scroll-inner text-s">
        {texts.map((text, index) => (
          // Lines repeat and hold no state, so the index is a safe key.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="line-clamp-2 py-1 break-words">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}

const realTitles: Readonly<Record<Exclude<BackendMode, 'mock'>, string>> = {
  real: '実際の API につながっています',
  beside: 'B だけ実際の API につながっています',
}

/** Which API answers behind this server, and how closely it follows the contract. */
export function BackendPanel() {
  return (
    <Panel title="バックエンド">
      <QueryState of={backendQuery} rows={2}>
        {({ mode, url }) => (
          <div className="grid gap-5">
            {mode === 'mock' ? (
              <Notice tone="good" title="モックにつながっています">
                すべてこのコンピューターの中で動いています。何をしても外へは出ません。
              </Notice>
            ) : (
              <Notice
                tone="alarm"
                title={realTitles[mode]}
                action={<ActionButton run={() => chooseBackend('mock')}>モックに戻す</ActionButton>}
              >
                <code className="font-mono break-all">{url}</code>
              </Notice>
            )}
            {mode === 'beside' && <BesideSection />}
            {mode !== 'beside' && <RealBackendForm current={mode === 'real' ? (url ?? '') : ''} />}
            <DriftSection />
          </div>
        )}
      </QueryState>
    </Panel>
  )
}

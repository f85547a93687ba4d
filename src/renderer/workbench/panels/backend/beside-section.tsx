import { useQuery } from '@tanstack/react-query'
import { useAtom, useAtomValue } from 'jotai'
import { comparePhones, phoneBeside } from '../../../../contract/control/backend.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { useScreenDifferences } from '../../beside/differences.ts'
import { followPageAtom } from '../../beside/follow-page.ts'
import { callControl } from '../../control/call-control.ts'
import { openOnPhone } from '../../stage/phone-actions.ts'
import { reportsAtom } from '../../state/phones.ts'
import { AnswerDifferences } from './answer-differences.tsx'

const everyMs = 1500

/** What the phone of the mock and the one of the real API show and are told differently. */
export function BesideSection() {
  const [follows, setFollows] = useAtom(followPageAtom)
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  const screens = useScreenDifferences()
  const { data: answers } = useQuery({
    queryKey: ['differences'],
    queryFn: () => callControl(comparePhones),
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
      <section aria-label="画面の違い" className="grid gap-2">
        <h3>画面の違い</h3>
        {beside?.uid === null ? (
          <p className="text-s text-ink-2">B のアプリの画面からログインすると、A と見比べられます。</p>
        ) : (
          !isSamePage && (
            <div className="flex flex-wrap items-center gap-2 text-s text-ink-2">
              <span className="min-w-0 flex-1 phrase">A と B で、開いているページが違います。</span>
              <Button
                size="xs"
                tone="quiet"
                icon="phone"
                onClick={() => openOnPhone(phoneBeside, a?.route ?? '/home')}
              >
                B を A のページへ
              </Button>
            </div>
          )
        )}
        {isSamePage && screens && (
          <>
            {screens.onlyA.length + screens.onlyB.length === 0 ? (
              <p className="text-s text-leaf">同じ文が並んでいます。</p>
            ) : (
              <>
                <Lines title="A（モック）だけにある文" lines={screens.onlyA} />
                <Lines title="B（実際の API）だけにある文" lines={screens.onlyB} />
              </>
            )}
            <p className="text-xs text-ink-2">時刻・日付・並び順の違いは数えません。</p>
          </>
        )}
      </section>
      {answers && <AnswerDifferences differences={answers} />}
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <div>
      <p className="flex justify-between gap-2 text-xs font-semibold text-ink-2">
        {title}
        <span className="num">{lines.length}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <ul tabIndex={0} aria-label={title} className="max-h-60 divide-y divide-line scroll-inner text-s">
        {lines.map((line, index) => (
          // Lines repeat, and hold no state.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className="line-clamp-2 py-1 break-words">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

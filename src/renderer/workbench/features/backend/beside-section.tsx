import { useAtom, useAtomValue } from 'jotai'
import { phoneBeside } from '../../../../contract/rules/backend.ts'
import { Switch } from '../../../ui/form/switch.tsx'
import { useCopy } from '../../hub/language.ts'
import { reportsAtom } from '../../hub/phone-state.ts'
import { openOnPhone } from '../../hub/phones/place-phone.ts'
import { SmallButton } from '../../parts/buttons.tsx'
import { Section } from '../../parts/panel.tsx'
import { backendCopy } from './copy.ts'
import { followPageAtom } from './follow-page.ts'
import { ResponseDifferences } from './response-differences.tsx'
import { useScreenDifferences } from './screen-differences.ts'

/** Differences in calls and screens between the phone of the mock and the phone of the real API. */
export function BesideSection() {
  const words = useCopy(backendCopy)
  const [follows, setFollows] = useAtom(followPageAtom)
  return (
    <>
      <Switch
        label={<span className="text-s font-semibold">{words.follow}</span>}
        text={words.followText}
        checked={follows}
        onChange={(event) => setFollows(event.target.checked)}
      />
      <Section title={words.screens}>
        <OtherPage />
        <ScreenTexts />
      </Section>
      <ResponseDifferences />
    </>
  )
}

/** Says what keeps the screens from being compared, and helps; renders nothing while both phones show one page. */
function OtherPage() {
  const words = useCopy(backendCopy)
  const { a, [phoneBeside]: beside } = useAtomValue(reportsAtom)
  if (beside?.uid === null) return <p className="text-s text-ink-2">{words.logInOnB}</p>
  if (a?.route === beside?.route) return null
  return (
    <div className="flex flex-wrap items-center gap-2 text-s text-ink-2">
      <span className="min-w-0 flex-1 phrase">{words.otherPage}</span>
      <SmallButton icon="phone" onClick={() => openOnPhone(phoneBeside, a?.route ?? '/home')}>
        {words.bToPageOfA}
      </SmallButton>
    </div>
  )
}

/** Texts that only one of the two screens shows; renders nothing while they are not compared. */
function ScreenTexts() {
  const words = useCopy(backendCopy)
  const screens = useScreenDifferences()
  if (!screens) return null
  const { onlyA, onlyB } = screens
  return (
    <>
      {onlyA.length + onlyB.length === 0 && <p className="text-s text-leaf">{words.sameTexts}</p>}
      <DifferingTexts title={words.onlyA} texts={onlyA} />
      <DifferingTexts title={words.onlyB} texts={onlyB} />
      <p className="text-xs text-ink-2">{words.ignored}</p>
    </>
  )
}

/** Texts under a heading with their number; renders nothing when there are none. */
function DifferingTexts({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div>
      <p className="flex justify-between gap-2 text-xs font-semibold text-ink-2">
        {title}
        <span className="num">{texts.length}</span>
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroller must be reachable by keyboard */}
      <ul lang="ja" tabIndex={0} aria-label={title} className="max-h-60 divide-y divide-line scroll-inner text-s">
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

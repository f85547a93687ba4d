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
import { ScreenTexts } from './screen-texts.tsx'

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

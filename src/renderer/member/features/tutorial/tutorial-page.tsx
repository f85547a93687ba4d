import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { SectionCard, Card } from '../../../ui/base/card.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { failureKind } from '../../api/api-error.ts'
import { showFlash } from '../../shared/flash.ts'
import { useLeadOn } from '../../shared/lead-away.ts'
import { failureText } from '../../shared/outcome/failure-text.ts'
import { useWrite } from '../../shared/outcome/use-write.ts'
import { tutorialCheckWrite } from '../../shared/outcome/writes/account.ts'
import { usePersistedState } from '../../shared/use-persisted-state.ts'
import { tutorialCopy as copy } from './copy.ts'

interface GuideSectionProps {
  number: number
  heading: string
  paragraphs: readonly string[]
}

function GuideSection({ number, heading, paragraphs }: GuideSectionProps) {
  const id = `guide-${number}`
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="flex items-center gap-3">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-plum-soft text-s text-plum num"
        >
          {number}
        </span>
        {heading}
      </h2>
      <div className="grid gap-2 text-s text-ink-2">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Card>
  )
}

/** A box that stays ticked after a failed check (D-113). */
const useTicked = (name: string) => usePersistedState(`tutorial.${name}`, (stored) => stored === true)

/** Page /tutorial, the women's guide: five short sections, two checkboxes, then home (TUT-01 to TUT-08). */
export function TutorialPage() {
  const leadOn = useLeadOn()
  const [messages, setMessages, forgetMessages] = useTicked('messages')
  const [safety, setSafety, forgetSafety] = useTicked('safety')
  const goHome = () => void leadOn('/home', null, { replace: true })
  const finish = useWrite(tutorialCheckWrite, {
    onSuccess: () => {
      forgetMessages()
      forgetSafety()
      goHome()
    },
    onError: (error) => {
      showFlash({ text: failureText(error, copy.failed, copy.failed), tone: 'error' })
      // GATE-47, TUT-07: home leads back here, where both boxes are still ticked.
      if (failureKind(error) === 'failure') goHome()
    },
  })
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (messages && safety) finish.mutate({})
  }
  return (
    <PageBody>
      <p className="text-s text-ink-2">{copy.lead}</p>
      {copy.sections.map((section, index) => (
        <GuideSection key={section.heading} number={index + 1} {...section} />
      ))}
      <SectionCard title={copy.official.lead} className="grid gap-2">
        <p className="text-s phrase text-ink-2">{copy.official.note}</p>
        <p className="flex flex-wrap gap-x-5">
          <TextLink external render={<Link to="/about/social/x" />}>
            {copy.official.x}
          </TextLink>
          <TextLink external render={<Link to="/about/social/instagram" />}>
            {copy.official.instagram}
          </TextLink>
        </p>
      </SectionCard>
      <form noValidate onSubmit={submit} className="grid gap-3">
        <Checkbox
          label={copy.checks.directMessage}
          aria-required
          checked={messages}
          onChange={({ currentTarget }) => setMessages(currentTarget.checked)}
        />
        <Checkbox
          label={copy.checks.safety}
          aria-required
          checked={safety}
          onChange={({ currentTarget }) => setSafety(currentTarget.checked)}
        />
        <Button type="submit" disabled={!messages || !safety} busy={finish.isPending}>
          {copy.submit}
        </Button>
      </form>
    </PageBody>
  )
}

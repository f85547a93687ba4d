import { Link } from 'react-router-dom'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { PageBody, SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { Disclosure } from '../../../ui/overlay/disclosure.tsx'
import { useAccount } from '../../api/account.ts'
import { ageDocumentCopy } from './copy.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentRules } from './document-rules.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

const copy = ageDocumentCopy.waiting

/** The document is in: since when, how long it takes, and what there is to do meanwhile. It is not asked for again. */
export function WaitingState() {
  const { sex } = useAccount()
  const woman = sex === 2
  return (
    <PageBody>
      <EveningPicture className="min-h-37.5 rounded-m">
        <h2 className="font-display text-l">{copy.heading}</h2>
        <p className="text-s phrase">{copy.lead}</p>
      </EveningPicture>
      <WaitingSteps />
      <section className="grid gap-2.5" aria-labelledby="meanwhile-heading">
        <SectionHeading id="meanwhile-heading">{copy.meanwhile}</SectionHeading>
        <Card space="none">
          <ul className="divide-y divide-line px-1.5">
            <Way icon="edit" to={woman ? '/femaleform' : '/form'} text={copy.profile} />
            {woman ? (
              <Way icon="shield" to="/tutorial" text={copy.guide} />
            ) : (
              <Way icon="filter" to="/conditionsform" text={copy.conditions} />
            )}
            <Way icon="mail" to="/hona" text={copy.operator} />
          </ul>
        </Card>
      </section>
      <p className="text-s phrase text-ink-2">{copy.opensLater}</p>
      <Disclosure summary={copy.replace} className="border-t">
        <div className="grid gap-4">
          <p>{copy.replaceText}</p>
          <DocumentRules />
          <DocumentForm />
          <p className="text-ink-3">{ageDocumentCopy.privacy}</p>
        </div>
      </Disclosure>
    </PageBody>
  )
}

function Way({ icon, to, text }: { icon: 'edit' | 'shield' | 'filter' | 'mail'; to: string; text: string }) {
  return (
    <li>
      <MenuRow icon={icon} render={<Link to={to} />}>
        {text}
      </MenuRow>
    </li>
  )
}

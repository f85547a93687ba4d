import { Link } from 'react-router-dom'
import { Sex } from '../../../../contract/enums/member.ts'
import { Card, SectionHeading } from '../../../ui/base/card.tsx'
import { Disclosure } from '../../../ui/base/disclosure.tsx'
import { EveningPicture } from '../../../ui/brand/scenes.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { Columns, PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { ageDocumentCopy } from './copy.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentRules } from './document-rules.tsx'
import { WaitingSteps } from './waiting-steps.tsx'

const copy = ageDocumentCopy.waiting

/** State after submission: its time, the duration of the review, and links. Asks for no second document. */
export function WaitingState() {
  const { sex } = useAccount()
  const woman = sex === Sex.woman
  return (
    <PageBody>
      <EveningPicture className="min-h-37.5 rounded-m">
        <h2 className="font-display text-l">{copy.heading}</h2>
        <p className="text-s phrase">{copy.lead}</p>
      </EveningPicture>
      <Columns
        aside={
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
            <p className="text-s phrase text-ink-2">{copy.opensLater}</p>
          </section>
        }
      >
        <WaitingSteps />
      </Columns>
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

import { ageDocuments } from '../../../../contract/enums/member.ts'
import { Icon } from '../../../ui/base/icon.tsx'
import { Card } from '../../../ui/list/card.tsx'
import { WholeWords } from '../../../ui/list/text.tsx'
import { SectionHeading } from '../../../ui/navigation/page-body.tsx'
import { ageDocumentCopy } from './copy.ts'
import { MaskedCard } from './masked-card.tsx'

const { rule, document: documents } = ageDocumentCopy

/** What a document must show and what must be covered (AGE-04 to AGE-11, AGE-16). Texts only: the desk checks. */
export function DocumentRules() {
  return (
    <>
      <Card as="section" aria-labelledby="age-rules" className="grid gap-3.5">
        <SectionHeading id="age-rules">{rule.title}</SectionHeading>
        <MaskedCard />
        <ul className="grid gap-2 text-s">
          <Rule icon="eye">{rule.clear}</Rule>
          <Rule icon="eye-off">{rule.cover}</Rule>
          <Rule icon="document">{rule.edges}</Rule>
          <Rule icon="block">{rule.highSchool}</Rule>
        </ul>
        <p className="text-s text-ink-3">{rule.notApproved}</p>
      </Card>
      <Card as="section" aria-labelledby="age-documents" className="grid gap-3">
        <SectionHeading id="age-documents">{documents.title}</SectionHeading>
        <ul className="grid gap-2 text-s">
          {ageDocuments.map((name) => (
            <Rule key={name} icon="check">
              {name}
            </Rule>
          ))}
        </ul>
        <p className="text-s text-ink-3">{documents.notAccepted}</p>
      </Card>
    </>
  )
}

function Rule({
  icon,
  children,
}: {
  icon: 'eye' | 'eye-off' | 'document' | 'block' | 'check'
  children: string
}) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-plum" />
      <span className="min-w-0 wrap-anywhere">
        <WholeWords words={rule.whole}>{children}</WholeWords>
      </span>
    </li>
  )
}

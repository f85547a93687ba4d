import { ageDocuments } from '../../../../contract/calls/age-document.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { ageDocumentCopy } from './copy.ts'
import { MaskedCard } from './masked-card.tsx'

const { rule, document: documents } = ageDocumentCopy

/** Lists the parts of a document to show and to mask (AGE-04 to AGE-11, AGE-16). Informational: the operator checks. */
export function DocumentRules() {
  return (
    <>
      <SectionCard title={rule.title} className="grid gap-3.5">
        <MaskedCard />
        <ul className="grid gap-2 text-s">
          <Rule icon="eye">{rule.clear}</Rule>
          <Rule icon="eye-off">{rule.cover}</Rule>
          <Rule icon="document">{rule.edges}</Rule>
          <Rule icon="block">{rule.highSchool}</Rule>
        </ul>
        <p className="text-s text-ink-3">{rule.notApproved}</p>
      </SectionCard>
      <SectionCard title={documents.title}>
        <ul className="grid gap-2 text-s">
          {ageDocuments.map((name) => (
            <Rule key={name} icon="check">
              {name}
            </Rule>
          ))}
        </ul>
        <p className="text-s text-ink-3">{documents.notAccepted}</p>
      </SectionCard>
    </>
  )
}

function Rule({ icon, children }: { icon: 'eye' | 'eye-off' | 'document' | 'block' | 'check'; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-plum" />
      <span className="min-w-0 wrap-anywhere">
        <WholeWords words={rule.whole}>{children}</WholeWords>
      </span>
    </li>
  )
}

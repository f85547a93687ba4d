import { ageDocuments } from '../../../../contract/calls/age-document.ts'
import { SectionCard } from '../../../ui/base/card.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import { WholeWords } from '../../../ui/list/whole-words.tsx'
import { ageDocumentCopy } from './copy.ts'

const { rule, document: documents } = ageDocumentCopy

const bars = [
  { x: 88, y: 22, width: 92 },
  { x: 88, y: 38, width: 108 },
  { x: 20, y: 106, width: 70 },
]

/** Drawn document: issuer and birth date readable; face, name, address and number masked (AGE-16). */
function MaskedCard() {
  const { visible, birthDate, issuer } = ageDocumentCopy.drawing
  return (
    <svg
      viewBox="0 0 220 130"
      role="img"
      aria-label={ageDocumentCopy.drawing.label}
      className="mx-auto w-full max-w-72"
    >
      <rect x="2" y="2" width="216" height="126" rx="10" fill="var(--paper)" stroke="var(--line-strong)" />
      <rect x="20" y="20" width="54" height="66" rx="4" fill="var(--ink-2)" />
      {bars.map((bar) => (
        <rect key={`${bar.x}-${bar.y}`} {...bar} height="9" rx="2" fill="var(--ink-2)" />
      ))}
      <g fill="none" stroke="var(--leaf)" strokeWidth="1.5">
        <rect x="84" y="56" width="120" height="22" rx="5" />
        <rect x="112" y="98" width="92" height="22" rx="5" />
      </g>
      <g fill="var(--ink)" fontSize="9" fontFamily="inherit">
        <text x="92" y="71">
          {birthDate}
        </text>
        <text x="120" y="113">
          {issuer}
        </text>
      </g>
      <text x="84" y="91" fill="var(--leaf)" fontSize="8">
        {visible}
      </text>
    </svg>
  )
}

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

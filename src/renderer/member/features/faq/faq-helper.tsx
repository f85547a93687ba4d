import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import { Button } from '../../../ui/base/button.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { faqCopy as copy } from './copy.ts'
import { FaqAnswer } from './faq-answer.tsx'
import { childrenOf } from './faq-item.ts'
import { FaqSkeleton } from './faq-skeleton.tsx'
import { FaqThanks } from './faq-thanks.tsx'
import { loadFaqTree } from './load-faq-tree.ts'
import { StepHeading } from './step-heading.tsx'

interface FaqHelperProps {
  sex: Sex
  /** A link leads away from the helper. */
  onLeave?: (() => void) | undefined
}

interface Step {
  /** The chosen entries from the first level down. */
  readonly path: readonly number[]
  readonly solved: boolean
}

/** The tree of questions: choices until an answer, a way back on every level but the first (FAQ-01 to FAQ-11, FAQ-29). */
export function FaqHelper({ sex, onLeave }: FaqHelperProps) {
  const {
    data: tree,
    isError,
    refetch,
  } = useQuery({
    queryKey: ['faq', sex],
    queryFn: () => loadFaqTree(sex),
    staleTime: Number.POSITIVE_INFINITY,
  })
  /** Null until the first choice: only then the focus follows. */
  const [step, setStep] = useState<Step | null>(null)
  const { path, solved } = step ?? { path: [], solved: false }

  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!tree) return <FaqSkeleton />
  if (solved) return <FaqThanks onFirst={() => setStep({ path: [], solved: false })} />

  const go = (next: readonly number[]) => setStep({ path: next, solved: false })
  const current = tree.find(({ id }) => id === path.at(-1))
  const choices = childrenOf(tree, current?.id ?? null)
  return (
    <div className="grid gap-3">
      {path.length > 0 && (
        <div className="-ms-4.5">
          <Button tone="text" size="s" icon="chevron-left" onClick={() => go(path.slice(0, -1))}>
            {copy.back}
          </Button>
        </div>
      )}
      <StepHeading key={path.join()} focus={step !== null}>
        {current?.question ?? copy.lead}
      </StepHeading>
      {current && choices.length === 0 ? (
        <FaqAnswer
          key={current.id}
          item={current}
          onSolved={() => setStep({ path, solved: true })}
          onLeave={onLeave}
        />
      ) : (
        <ul className="-mx-3 grid">
          {choices.map(({ id, items }) => (
            <li key={id}>
              <MenuRow onClick={() => go([...path, id])}>{items}</MenuRow>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

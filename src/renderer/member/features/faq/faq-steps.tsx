import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { faqCopy as copy } from './copy.ts'
import { FaqAnswer, FaqThanks, questionStyle } from './faq-answer.tsx'
import { childrenOf, type FaqItem } from './faq-tree.ts'

export function FaqSkeleton() {
  return (
    <SkeletonGroup className="grid gap-7 py-1">
      {['w-4/5', 'w-1/2', 'w-2/3', 'w-1/3', 'w-1/2', 'w-2/3'].map((width, index) => (
        <Skeleton key={index} className={width} />
      ))}
    </SkeletonGroup>
  )
}

interface Step {
  /** Ids of the chosen entries, below the beginning. */
  readonly path: readonly number[]
  readonly solved: boolean
}

interface FaqChoicesProps {
  choices: readonly FaqItem[]
  /** Entry that is open beside the choices. */
  current?: number | null
  onChoose: (id: number) => void
}

export function FaqChoices({ choices, current, onChoose }: FaqChoicesProps) {
  return (
    <ul className="-mx-3 grid">
      {choices.map(({ id, items }) => (
        <li key={id}>
          <MenuRow
            render={<button type="button" aria-current={id === current ? 'page' : undefined} />}
            onClick={() => onChoose(id)}
          >
            {items}
          </MenuRow>
        </li>
      ))}
    </ul>
  )
}

interface FaqStepsProps {
  tree: readonly FaqItem[]
  /** Entry to begin with; null for the first level. */
  root: number | null
  onLeave?: (() => void) | undefined
}

/** Choices until an answer, with a back button below the beginning (FAQ-02 to FAQ-11, FAQ-29). */
export function FaqSteps({ tree, root, onLeave }: FaqStepsProps) {
  /** Null until the first choice. The focus moves only after that. */
  const [step, setStep] = useState<Step | null>(null)
  const { path, solved } = step ?? { path: [], solved: false }

  if (solved) return <FaqThanks onFirst={() => setStep({ path: [], solved: false })} />

  const go = (next: readonly number[]) => setStep({ path: next, solved: false })
  const at = path.at(-1) ?? root
  const current = tree.find(({ id }) => id === at)
  const choices = childrenOf(tree, at)
  return (
    <div className="grid gap-3">
      {path.length > 0 && (
        <div className="-ms-4.5">
          <Button tone="text" size="s" icon="chevron-left" onClick={() => go(path.slice(0, -1))}>
            {copy.back}
          </Button>
        </div>
      )}
      <StepTitle key={path.join()} focus={step !== null} className={questionStyle}>
        {current?.question ?? copy.lead}
      </StepTitle>
      {current && choices.length === 0 ? (
        <FaqAnswer key={current.id} item={current} onSolved={() => setStep({ path, solved: true })} onLeave={onLeave} />
      ) : (
        <FaqChoices choices={choices} onChoose={(id) => go([...path, id])} />
      )}
    </div>
  )
}

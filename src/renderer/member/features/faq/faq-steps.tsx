import { useState } from 'react'
import { Button } from '../../../ui/base/button.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { faqCopy as copy } from './copy.ts'
import { FaqAnswer, FaqThanks, questionStyle } from './faq-answer.tsx'
import { FaqChoices } from './faq-choices.tsx'
import { childrenOf, type FaqItem } from './faq-tree.ts'

interface Step {
  /** Ids of the chosen entries, below the beginning. */
  readonly path: readonly number[]
  readonly solved: boolean
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

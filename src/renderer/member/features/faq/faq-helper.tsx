import { useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/skeleton.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useAccount, useOptionalAccount } from '../../api/account.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { StepTitle } from '../../shared/parts/step-title.tsx'
import { faqCopy as copy } from './copy.ts'
import { FaqAnswer, FaqThanks } from './faq-answer.tsx'
import { childrenOf, type FaqItem, useFaqTree } from './faq-tree.ts'

/** Page /qa: the helper as a page, in a wide window with the first questions beside it (FAQ-30, D-53). */
export function QaPage() {
  const { sex } = useAccount()
  const both = useHasPanes()
  return (
    <PageBody>
      {both ? (
        <FaqPanes sex={sex} />
      ) : (
        <Card>
          <FaqHelper sex={sex} />
        </Card>
      )}
    </PageBody>
  )
}

function FaqPanes({ sex }: { sex: Sex }) {
  const { data: tree, isError, refetch } = useFaqTree(sex)
  const [chosen, setChosen] = useState<number>()
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  const first = tree ? childrenOf(tree, null) : []
  const current = chosen ?? first[0]?.id ?? null
  return (
    <ListAndReading
      at="list"
      list={
        <>
          <h2 className="pt-1 text-m font-semibold phrase">{copy.lead}</h2>
          {tree ? <FaqChoices choices={first} current={current} onChoose={setChosen} /> : <FaqSkeleton />}
        </>
      }
      reading={tree ? <FaqSteps key={current} tree={tree} root={current} /> : <FaqSkeleton />}
    />
  )
}

/** The helper as a dialog over any page, opened from the menu (NAV-29, FAQ-30). Each opening starts over. */
export function FaqDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const account = useOptionalAccount()
  if (!account) return null
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <FaqHelper sex={account.sex} onLeave={onClose} />
    </Dialog>
  )
}

export const question = 'text-m font-semibold'

function FaqSkeleton() {
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

interface FaqHelperProps {
  sex: Sex
  onLeave?: (() => void) | undefined
}

/** The whole question tree of one sex (FAQ-01). */
export function FaqHelper({ sex, onLeave }: FaqHelperProps) {
  const { data: tree, isError, refetch } = useFaqTree(sex)
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  return tree ? <FaqSteps tree={tree} root={null} onLeave={onLeave} /> : <FaqSkeleton />
}

interface FaqChoicesProps {
  choices: readonly FaqItem[]
  /** Entry that is open beside the choices. */
  current?: number | null
  onChoose: (id: number) => void
}

function FaqChoices({ choices, current, onChoose }: FaqChoicesProps) {
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
function FaqSteps({ tree, root, onLeave }: FaqStepsProps) {
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
      <StepTitle key={path.join()} focus={step !== null} className={question}>
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

import { useState } from 'react'
import type { Sex } from '../../../../contract/enums/member.ts'
import { useHasPanes } from '../../../lib/window-width.ts'
import { Card } from '../../../ui/base/card.tsx'
import { ErrorState } from '../../../ui/feedback/states.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { ListAndReading } from '../../shared/parts/list-and-reading.tsx'
import { faqCopy as copy } from './copy.ts'
import { FaqChoices, FaqSkeleton } from './faq-choices.tsx'
import { FaqHelper } from './faq-helper.tsx'
import { FaqSteps } from './faq-steps.tsx'
import { childrenOf, useFaqTree } from './faq-tree.ts'

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

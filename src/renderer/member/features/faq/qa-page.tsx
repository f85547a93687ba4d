import { Card } from '../../../ui/list/card.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { FaqHelper } from './faq-helper.tsx'

/** /qa: the helper as a page (FAQ-30, D-53). */
export function QaPage() {
  return (
    <PageBody>
      <Card>
        <FaqHelper sex={useAccount().sex} />
      </Card>
    </PageBody>
  )
}

import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Columns, PageBody } from '../../../ui/navigation/page-body.tsx'
import { useAccount } from '../../api/account.ts'
import { documentState } from '../../shared/document-state.ts'
import { ageDocumentCopy } from './copy.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentRules } from './document-rules.tsx'
import { WaitingState } from './waiting-state.tsx'

/** Page /age_confirmation (AGE): submits one photo of a masked document, which the operator reviews. */
export function AgeDocumentPage() {
  const state = documentState(useAccount())
  if (state === 'verified') {
    return (
      <PageBody>
        <Notice tone="good" title={ageDocumentCopy.state.verified}>
          {ageDocumentCopy.verifiedText}
        </Notice>
        <Button tone="quiet" render={<Link to="/home" />}>
          {ageDocumentCopy.toHome}
        </Button>
      </PageBody>
    )
  }
  if (state === 'review') return <WaitingState />
  return (
    <PageBody>
      {state === 'resubmit' ? (
        <Notice tone="warn" title={ageDocumentCopy.state.resubmit}>
          {ageDocumentCopy.state.resubmitText}
        </Notice>
      ) : (
        <p className="text-s text-ink-2">{ageDocumentCopy.lead}</p>
      )}
      <Columns
        aside={
          <>
            <DocumentForm />
            <p className="text-s text-ink-3">{ageDocumentCopy.privacy}</p>
          </>
        }
      >
        <DocumentRules />
      </Columns>
    </PageBody>
  )
}

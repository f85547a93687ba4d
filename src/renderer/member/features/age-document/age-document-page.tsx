import { Link } from 'react-router-dom'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'
import { type Account, useAccount } from '../../api/account.ts'
import { ageDocumentCopy } from './copy.ts'
import { DocumentForm } from './document-form.tsx'
import { DocumentRules } from './document-rules.tsx'
import { WaitingState } from './waiting-state.tsx'

/** How far the age check is (API-09): nothing handed in, to be handed in again, under review, settled. */
export function documentState({
  age_conf: conf,
  age_conf_file: file,
}: Pick<Account, 'age_conf' | 'age_conf_file'>): 'needed' | 'resubmit' | 'review' | 'verified' {
  if (conf === 2) return 'verified'
  if (conf === 1) return 'resubmit'
  return file ? 'review' : 'needed'
}

/** /age_confirmation (AGE): one document, photographed and masked; the operator desk decides. */
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
      <DocumentRules />
      <DocumentForm />
      <p className="text-s text-ink-3">{ageDocumentCopy.privacy}</p>
    </PageBody>
  )
}

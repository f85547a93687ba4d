import { Link } from 'react-router-dom'
import { gateCopy } from '../../../lib/copy/gate.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextLink } from '../../../ui/navigation/text-link.tsx'
import { useAccount } from '../../api/account.ts'

const copy = gateCopy.status

/** What a woman's status means for her (GATE-28 to GATE-32, D-34); 3 and 4 need no words. */
export function StatusBanner() {
  const { sex, status } = useAccount()
  if (sex !== 2) return null
  if (status === 0 || status === 1) return <Notice>{copy.checking}</Notice>
  if (status === 2) {
    return (
      <Notice tone="warn" action={<ToOperator />}>
        {copy.messagesClosed}
      </Notice>
    )
  }
  if (status === 5) return <Notice action={<ToOperator />}>{copy.paused}</Notice>
  if (status === 6) {
    return (
      <Notice tone="warn" action={<TextLink render={<Link to="/femaleform" />}>{copy.toForm}</TextLink>}>
        {copy.socialNotFound}
      </Notice>
    )
  }
  return null
}

function ToOperator() {
  return <TextLink render={<Link to="/hona" />}>{copy.toOperator}</TextLink>
}

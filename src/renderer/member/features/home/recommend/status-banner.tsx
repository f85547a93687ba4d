import { Link } from 'react-router-dom'
import { FemaleStatus, Sex } from '../../../../../contract/enums/member.ts'
import { gateCopy } from '../../../../lib/copy/gate.ts'
import { TextLink } from '../../../../ui/base/text-link.tsx'
import { Notice } from '../../../../ui/feedback/notice.tsx'
import { useAccount } from '../../../api/account.ts'

const copy = gateCopy.status

/** Explains a woman's status (GATE-28 to GATE-32, D-34). The other statuses show nothing. */
export function StatusBanner() {
  const { sex, status } = useAccount()
  if (sex !== Sex.woman) return null
  if (status === FemaleStatus.signedUp || status === FemaleStatus.checked) return <Notice>{copy.checking}</Notice>
  if (status === FemaleStatus.messagesClosed) {
    return (
      <Notice tone="warn" action={<ToOperator />}>
        {copy.messagesClosed}
      </Notice>
    )
  }
  if (status === FemaleStatus.paused) return <Notice action={<ToOperator />}>{copy.paused}</Notice>
  if (status === FemaleStatus.noSocialAccount) {
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

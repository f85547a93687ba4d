import { useState } from 'react'
import { Link } from 'react-router-dom'
import { homeCopy } from '../../../lib/copy/home.ts'
import { Button } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { forgetReturnAddress, readReturnAddress } from '../../shared/return-address.ts'

/** Link back to the page where the previous login expired (D-79). */
export function ReturnCard() {
  const [address, setAddress] = useState(readReturnAddress)
  if (address === null) return null
  const forget = () => {
    forgetReturnAddress()
    setAddress(null)
  }
  return (
    <Notice
      onClose={forget}
      action={
        <Button tone="quiet" size="m" wide render={<Link to={address} />} onClick={forgetReturnAddress}>
          {homeCopy.returning.button}
        </Button>
      }
    >
      {homeCopy.returning.text}
    </Notice>
  )
}

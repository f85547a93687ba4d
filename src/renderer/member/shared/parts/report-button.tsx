import { useState } from 'react'
import { Link } from 'react-router-dom'
import { reportCopy as copy } from '../../../lib/copy/report.ts'
import { Button } from '../../../ui/base/button.tsx'
import { IconButton } from '../../../ui/base/icon-button.tsx'
import { MenuRow } from '../../../ui/navigation/menu-row.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'

interface ReportButtonProps {
  subject: string
  /** Page and number of the content, so that the operator finds it. */
  address: string
  about: number | string
  /** Only the flag, where space is short. */
  small?: boolean
}

/** Reports a text of another member: asks for a reason and opens the operator chat with a draft report (D-85). */
export function ReportButton({ subject, address, about, small = false }: ReportButtonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      {small ? (
        <IconButton
          icon="flag"
          iconSize={18}
          label={copy.button}
          onClick={() => setOpen(true)}
          className="text-ink-2"
        />
      ) : (
        <Button tone="text" size="s" icon="flag" onClick={() => setOpen(true)}>
          {copy.button}
        </Button>
      )}
      <Sheet open={open} onClose={() => setOpen(false)} title={copy.title(subject)} side="bottom">
        <p className="px-3 pb-2 text-s phrase text-ink-2">{copy.lead}</p>
        <ul>
          {copy.reasons.map((reason) => (
            <li key={reason}>
              <MenuRow render={<Link to="/hona" state={{ draft: copy.draft(subject, address, about, reason) }} />}>
                {reason}
              </MenuRow>
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}

import type { ReactNode } from 'react'
import { Icon } from '../../../ui/base/icon.tsx'
import { PageBody } from '../../../ui/navigation/page-body.tsx'

interface PaymentOutcomeProps {
  icon: 'check' | 'warning'
  title: string
  children?: ReactNode
  action: ReactNode
}

const styles = { check: 'bg-leaf-soft text-leaf', warning: 'bg-alarm-soft text-alarm' }

/** How a payment ended: mark, sentence, what else there is to say, and one way on. */
export function PaymentOutcome({ icon, title, children, action }: PaymentOutcomeProps) {
  return (
    <PageBody className="justify-items-center gap-5 text-center">
      <span className={`mt-10 grid size-16 place-items-center rounded-full ${styles[icon]}`}>
        <Icon name={icon} size={30} />
      </span>
      <h1 className="text-xl phrase">{title}</h1>
      {children}
      <div className="mt-2 grid w-full gap-2.5">{action}</div>
    </PageBody>
  )
}

import { AlertDialog } from '../../../ui/overlay/alert-dialog.tsx'
import { paymentCopy } from './copy.ts'

const copy = paymentCopy.large

interface LargePaymentDialogProps {
  /** What is paid for and the yen to be charged, or null while nothing is asked. */
  order: { readonly item: string; readonly amount: number } | null
  onConfirm: () => void
  onCancel: () => void
}

/** Asks once more before a large amount is charged (D-75). */
export function LargePaymentDialog({ order, onConfirm, onCancel }: LargePaymentDialogProps) {
  return (
    <AlertDialog
      open={order !== null}
      title={order && <span className="num">{copy.title(order.amount)}</span>}
      confirmText={copy.confirm}
      cancelText={copy.cancel}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {order && copy.text(order.item)}
    </AlertDialog>
  )
}

import { useCopy } from '../../hub/language.ts'
import { inspectorCopy } from './copy.ts'

/** Status of an HTTP response; 0 stands for a cut connection. */
export function ExchangeStatus({ status, className = '' }: { status: number; className?: string }) {
  const words = useCopy(inspectorCopy)
  const tone = status >= 400 || status === 0 ? 'text-rose' : 'text-leaf'
  return <span className={`num ${tone} ${className}`}>{status === 0 ? words.cut : status}</span>
}

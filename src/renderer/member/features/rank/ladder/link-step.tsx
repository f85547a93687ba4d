import { Link } from 'react-router-dom'
import { Button } from '../../../../ui/base/button.tsx'

/** A step that has a page of its own. */
export function LinkStep({ to, text }: { to: string; text: string }) {
  return <Button render={<Link to={to} />}>{text}</Button>
}

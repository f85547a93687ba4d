import { Link } from 'react-router-dom'
import { Spinner } from '../../../ui/base/spinner.tsx'
import { TextLink } from '../../../ui/base/text-link.tsx'

interface AuthPageFrameProps {
  /** Title and lead at the head of the page, unless it brings its own `h1`. */
  title?: string
  lead?: readonly string[]
  /** Link to the login at the foot. */
  toLogin?: string
  children: React.ReactNode
}

/** A column on a phone, a card in a wide window. */
const frameStyle = {
  phone: 'mx-auto flex w-full max-w-dialog flex-1 flex-col justify-center gap-5.5 px-7 pt-2 pb-16',
  wide: 'md:my-auto md:max-w-120 md:flex-none md:rounded-l md:bg-surface md:px-14 md:py-12 md:shadow-2',
}

/** Centred column of the pages before login. */
export function AuthPageFrame({ title, lead, toLogin, children }: AuthPageFrameProps) {
  return (
    <div className={`${frameStyle.phone} ${frameStyle.wide}`}>
      {title !== undefined && (
        <div className="grid gap-2">
          <h1>{title}</h1>
          {lead?.map((text) => (
            <p key={text} className="text-s text-ink-2">
              {text}
            </p>
          ))}
        </div>
      )}
      {children}
      {toLogin !== undefined && (
        <p className="text-center">
          <TextLink render={<Link to="/login" />}>{toLogin}</TextLink>
        </p>
      )}
    </div>
  )
}

/** Shown while a link of a mail or a script is at work. `title` is the hidden heading. */
export function AuthWaiting({ title, text }: { title: string; text: string }) {
  return (
    <AuthPageFrame>
      <output className="grid justify-items-center gap-4 text-center">
        <h1 className="sr-only">{title}</h1>
        <Spinner size={28} immediate className="text-plum" />
        <p>{text}</p>
      </output>
    </AuthPageFrame>
  )
}

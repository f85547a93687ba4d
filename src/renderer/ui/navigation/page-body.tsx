const body = [
  'mx-auto grid w-full max-w-page grid-cols-1 content-start gap-4 px-5 pt-1 pb-8',
  '@3xl:gap-5 @3xl:px-8 @3xl:pb-12 @6xl:px-11',
].join(' ')

/** Column of a page, 576 px or as wide as the frame of a wide window: 20 px side padding, 16 px gaps. */
export function PageBody({ className = '', ...rest }: React.HTMLAttributes<HTMLElement>) {
  return <div className={`${body} ${className}`} {...rest} />
}

const columns = [
  'grid grid-cols-1 gap-4 @6xl:gap-8 @5xl:grid-cols-[minmax(0,1fr)_24rem]',
  '@3xl:grid-cols-[minmax(0,1fr)_17rem] @3xl:items-start @3xl:gap-5',
].join(' ')

/** The subject and, beside it in a wide frame or below it, what can be done about it, which stays in view. */
export function Columns({ children, aside }: { children: React.ReactNode; aside: React.ReactNode }) {
  return (
    <div className={columns}>
      <div className="grid grid-cols-1 gap-4">{children}</div>
      <div className="grid grid-cols-1 gap-4 @3xl:sticky @3xl:top-6">{aside}</div>
    </div>
  )
}

/** What went wrong with a form as a whole; the room for one line is kept, so that its coming and going moves nothing. */
export function FormMessage({ lines, id }: { lines: readonly string[] | null; id: string }) {
  return (
    <div id={id} role="alert" className="-mt-2 min-h-6 text-s text-alarm">
      {lines?.map((line) => (
        <p key={line} className="phrase">
          {line}
        </p>
      ))}
    </div>
  )
}

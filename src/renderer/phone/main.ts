// The frame around a phone on the workbench's stage. It lies on the phone's own origin, so it may do what the workbench
// may not: keep a login in the phone's storage, tell the address shown, reload, go back. It listens to the workbench's
// window only, and knows the member app only by the names that a login is stored under.
import { isFramedByWorkbench } from './link.ts'
import { startShell } from './shell.ts'

if (isFramedByWorkbench()) startShell()

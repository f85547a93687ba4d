// The place of an affiliate provider's conversion script (IMP-26): a service that has one puts its own file here. This one does nothing.
void 0

// Everything as it comes; the file is here so that the tools do not ask for it.
export default {};

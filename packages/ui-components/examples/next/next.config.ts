// Only so that the page can be put on any static host; the package needs no option.
export default { output: 'export' };

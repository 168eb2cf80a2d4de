/**
 * Runs in the page's head, before anything is painted: marks the page of a signed-in reader, whose header would
 * otherwise be that of a visitor for a moment. Pages are made for everybody, so it is the same text on all of them,
 * and the page's policy names its hash.
 */
export const markSession = `try{if(localStorage.getItem("token"))document.documentElement.dataset.session="in"}catch{}`

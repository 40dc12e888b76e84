// Made by the build: attach to the viewer request of every behaviour of the distribution.
function handler(event) {
  var request = event.request;
  var uri = request.uri;
  var clean = uri.replace(/[\/\\]{2,}/g, '/').replace(/(\.html|\/)+$/, '');
  if (clean === '' || clean === '/index') clean = '/';
  if (clean !== uri) {
    var query = [];
    for (var name in request.querystring) {
      var entry = request.querystring[name];
      (entry.multiValue || [entry]).forEach(function (one) {
        query.push(one.value === '' ? name : name + '=' + one.value);
      });
    }
    return {
      statusCode: 308,
      statusDescription: 'Permanent Redirect',
      headers: { location: { value: clean + (query.length ? '?' + query.join('&') : '') } },
    };
  }
  if (clean === '/') request.uri = '/index.html';
  else if (!/\.[a-z0-9]+$/i.test(clean)) request.uri = clean + '.html';
  // Nothing answers for these: the 404 page, and other hosts' files.
  if (clean === '/404' || /^\/{{hostFiles}}$/.test(clean)) request.uri = '/nothing-here';
  return request;
}

/** Looks up the soft light of the room that a surface faces. `evenShare` of the even light stays; outside of all rooms, all of it. */
export const fieldPars = `
uniform highp sampler3D fieldLight; uniform sampler2D fieldMap; uniform highp sampler2D fieldTable;
uniform vec3 fieldSize; uniform vec2 fieldFrom; uniform vec2 fieldSpan; uniform vec2 fieldHeights;
uniform float fieldShare; uniform float evenShare; uniform float lampRooms[4];
uniform sampler2D contactShade; uniform vec2 contactPixel; uniform vec2 contactStart; uniform float contactShare;
float roomOfField(vec3 at) {
  vec2 on = (at.xz - fieldFrom) / fieldSpan;
  if (fieldShare <= 0.0 || any(lessThan(on, vec2(0.0))) || any(greaterThan(on, vec2(1.0))) || at.y < fieldHeights.x || at.y > fieldHeights.y) return 0.0;
  return floor(texture2D(fieldMap, on).r * 255.0 + 0.5);
}
vec3 faceOfField(vec3 grid, float left, float face) {
  return texture(fieldLight, vec3(grid.x + left, face * 5.0 + grid.y, grid.z) / fieldSize).rgb;
}
vec3 lightOfField(float room, vec3 at, vec3 n) {
  int row = int(room) - 1;
  vec4 low = texelFetch(fieldTable, ivec2(0, row), 0);
  vec3 dense = texelFetch(fieldTable, ivec2(1, row), 0).xyz;
  vec3 size = texelFetch(fieldTable, ivec2(2, row), 0).xyz;
  vec3 grid = clamp((at - low.xyz) * dense, vec3(0.0), size - 1.0) + 0.5;
  vec3 part = n * n;
  return part.x * faceOfField(grid, low.w, n.x > 0.0 ? 0.0 : 1.0)
    + part.y * faceOfField(grid, low.w, n.y > 0.0 ? 2.0 : 3.0)
    + part.z * faceOfField(grid, low.w, n.z > 0.0 ? 4.0 : 5.0);
}`

/** Before the lights: which room it is. */
export const fieldBegin = `
  vec3 fieldPlace = (vec4(-vViewPosition, 0.0) * viewMatrix).xyz + cameraPosition;
  vec3 fieldFace = inverseTransformDirection(nonPerturbedNormal, viewMatrix);
  float fieldRoom = roomOfField(fieldPlace + fieldFace * 0.1);
  float underCeiling = fieldRoom > 0.5 && evenShare < 0.5 ? smoothstep(0.02, 0.07, fieldHeights.y - 0.3 - fieldPlace.y) : 1.0;`

/** After the lights: the soft light, and what is near keeps some of it away. */
export const fieldEnd = `
#if defined( RE_IndirectDiffuse )
  float contact = contactShare > 0.0 ? mix(1.0, texture2D(contactShade, gl_FragCoord.xy * contactPixel + contactStart).r, contactShare) : 1.0;
  irradiance *= fieldRoom > 0.5 ? evenShare : 1.0;
  if (fieldRoom > 0.5) irradiance += fieldShare * lightOfField(fieldRoom, fieldPlace + fieldFace * 0.06, inverseTransformDirection(geometryNormal, viewMatrix));
  // Light surfaces near each other throw light into their corners.
  vec3 corner = vec3(contact) / (contact + (1.0 - contact) * (1.0 - 0.55 * diffuseColor.rgb));
  irradiance *= mix(vec3(contact), corner, 0.6);
#endif`

/** Lamps shine in their own room only. */
export const lampGate =
  "directLight.color *= (lampRooms[ i ] < 0.5 || fieldRoom < 0.5 || abs(fieldRoom - lampRooms[ i ]) < 0.5) ? 1.0 : 0.0;"

/** The shadow of a ceiling ends a little under it: no sun comes between it and its walls. */
export const sunGate = "directLight.color *= underCeiling;"
